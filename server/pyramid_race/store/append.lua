-- Appends to one room's log what one node has decided, or refuses. Atomic, and harmless to run again.
-- KEYS: log stream, head hash, followers set, hints channel
-- ARGV: node, op (rises by one a batch of this node and room), epoch decided on, time to live (ms), groups, then a group:
--       seq field ('' none), seq, not before (0 none), not after (0 none), events, then an event: bump (1: new epoch), payload
-- Answer: groups appended, version before, stamp (ms), version now, epoch now
local log, head, followers, channel = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local node, op = ARGV[1], tonumber(ARGV[2])
local known = redis.call('HMGET', head, 'v', 'epoch', 'op:' .. node, 'res:' .. node)
local version, epoch = tonumber(known[1] or 0), tonumber(known[2] or 0)

-- The same batch again (its answer was lost, or a library sent it twice): the first answer.
if known[3] and op <= tonumber(known[3]) then
  local answer = {}
  for number in string.gmatch(known[4], '%d+') do answer[#answer + 1] = tonumber(number) end
  answer[4], answer[5] = version, epoch
  return answer
end

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local stamp = string.format('%.0f', now)
local before, appended, hint = version, 0, {}

if tonumber(ARGV[3]) == epoch then
  local at, bumped, seqs = 6, false, {}
  for _ = 1, tonumber(ARGV[5]) do
    local field, seq = ARGV[at], tonumber(ARGV[at + 1])
    local from, till, events = tonumber(ARGV[at + 2]), tonumber(ARGV[at + 3]), tonumber(ARGV[at + 4])
    if (from > 0 and now < from) or (till > 0 and now >= till) then break end
    if field ~= '' then
      local last = seqs[field] or tonumber(redis.call('HGET', head, field) or 0)
      if seq ~= last + 1 then break end
      seqs[field] = seq
    end
    at = at + 5
    for _ = 1, events do
      version = version + 1
      if ARGV[at] == '1' then epoch, bumped = version, true end
      local payload = ARGV[at + 1]
      redis.call('XADD', log, string.format('%.0f-0', version), 't', stamp, 'e', payload)
      hint[#hint + 1] = payload
      at = at + 2
    end
    appended = appended + 1
  end
  if appended > 0 then
    local fields = {'v', version, 'epoch', epoch, 'op:' .. node, op, 'res:' .. node,
                    appended .. ' ' .. before .. ' ' .. stamp}
    for field, seq in pairs(seqs) do
      fields[#fields + 1] = field
      fields[#fields + 1] = seq
    end
    redis.call('HSET', head, unpack(fields))
    if bumped then
      redis.call('PEXPIRE', log, ARGV[4])
      redis.call('PEXPIRE', head, ARGV[4])
    end
    -- Nobody else listens in most rooms: then a hint would only cost.
    local others = redis.call('ZCOUNT', followers, now - 30000, '+inf')
    if others > 1 or (others == 1 and tonumber(redis.call('ZSCORE', followers, node) or 0) < now - 30000) then
      redis.call('SPUBLISH', channel, node .. ' ' .. before .. ' ' .. stamp .. '\n' .. table.concat(hint, '\n'))
    end
  end
end
return {appended, before, now, version, epoch}
