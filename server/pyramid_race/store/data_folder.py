"""The folder that holds everything a server with its own Valkey must keep: names, locks and leftovers in it.

Two locks (`flock`, so that the kernel gives them back at any death) say who is alive:
`serve.lock` is held by the serving process and not by its child: one server a folder.
`valkey.lock` is held by the Valkey child alone: free means that no Valkey of an earlier life works on the folder."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import hashlib
import os
import stat
import subprocess
import tempfile
from pathlib import Path

from pyramid_race.store.errors import StoreError

SOCKET_PATH_BYTES = 100
"""Longest path of a unix socket that every system takes (Linux 107, macOS 103)."""


class EmbeddedError(StoreError):
    """The private Valkey or its folder cannot be used; the message is one clear line."""


class DataFolder:
    """Raises EmbeddedError if the folder can't be made or written in."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            # The real path, since that is what the child will name when asked for its folder.
            self.path = self.path.resolve()
            self.log.open("ab").close()
        except (FileExistsError, NotADirectoryError):
            raise EmbeddedError(f"the data folder {self.path} is not a folder") from None
        except OSError as error:
            reason = error.strerror or error
            raise EmbeddedError(f"the data folder {self.path} can't be used: {reason}") from None
        self.socket = self._socket()

    @property
    def log(self) -> Path:
        return self.path / "valkey.log"

    @property
    def pid_file(self) -> Path:
        return self.path / "valkey.pid"

    def lock_server(self) -> int:
        """The descriptor that holds `serve.lock`. Raises EmbeddedError if another server has the folder."""
        lock = self._lock("serve.lock")
        if lock is None:
            with contextlib.suppress(OSError):
                holder = (self.path / "serve.lock").read_text().strip()
                raise EmbeddedError(f"the data folder {self.path} is in use by another server (process {holder})")
            raise EmbeddedError(f"the data folder {self.path} is in use by another server")
        os.ftruncate(lock, 0)
        os.write(lock, f"{os.getpid()}\n".encode())
        return lock

    def lock_child(self) -> int | None:
        """The descriptor that holds `valkey.lock`, to hand to a new child; None while a child lives."""
        return self._lock("valkey.lock")

    def child_gone(self) -> bool:
        """Whether no Valkey works on the folder."""
        lock = self.lock_child()
        if lock is None:
            return False
        os.close(lock)
        return True

    def child_pid(self) -> int | None:
        """The child named by the pid file, if that process really is a Valkey on this folder."""
        try:
            pid = int(self.pid_file.read_text())
        except (OSError, ValueError):
            return None
        command = _command_line(pid)
        return pid if "valkey-server" in command and str(self.path) in command else None

    def tidy(self) -> None:
        """Removes what a dead child left behind. Only while holding `valkey.lock`."""
        self.socket.unlink(missing_ok=True)
        self.pid_file.unlink(missing_ok=True)

    def leave(self) -> None:
        """Removes the folder outside that the socket was in, if there is one."""
        if self.socket.parent != self.path:
            with contextlib.suppress(OSError):
                self.socket.parent.rmdir()

    def _lock(self, name: str) -> int | None:
        try:
            lock = os.open(self.path / name, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise EmbeddedError(f"the data folder {self.path} can't be used: {error.strerror}") from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(lock)
            if error.errno in (errno.EAGAIN, errno.EACCES):
                return None
            raise EmbeddedError(f"the data folder {self.path} can't be locked: {error.strerror}") from None
        return lock

    def _socket(self) -> Path:
        """In the folder, or where that path is too long for a socket, in a private folder for temporary files."""
        beside = self.path / "valkey.sock"
        if len(os.fsencode(beside)) <= SOCKET_PATH_BYTES:
            return beside
        name = "pyramid-race-" + hashlib.sha256(os.fsencode(self.path)).hexdigest()[:16]
        base = Path(tempfile.gettempdir())
        if len(os.fsencode(base / name / beside.name)) > SOCKET_PATH_BYTES:
            base = Path("/tmp")  # noqa: S108 - the folder made in it is checked to be ours
        folder = base / name
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
            found = folder.lstat()
        except OSError as error:
            raise EmbeddedError(f"the folder {folder} for the socket can't be used: {error.strerror}") from None
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid() or stat.S_IMODE(found.st_mode) & 0o077:
            raise EmbeddedError(f"the folder {folder} for the socket belongs to somebody else or is open to others")
        return folder / beside.name


def _command_line(pid: int) -> str:
    """How the process was started, '' if there is none. From /proc where it exists: slim containers have no `ps`."""
    if Path("/proc/self").exists():
        try:
            return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="surrogateescape")
        except OSError:
            return ""
    command = ["/bin/ps", "-ww", "-o", "command=", "-p", str(pid)]
    shown = subprocess.run(command, capture_output=True, check=False, timeout=10)  # noqa: S603 - a number is no input
    return shown.stdout.decode(errors="surrogateescape")
