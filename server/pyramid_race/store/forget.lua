-- Copies a room's log, with other payloads for some entries, a part at a time; the copy takes its place at the end.
-- KEYS: log stream, copy, head hash
-- ARGV: how often a name had been taken out of the log before (`forgot`), most entries to copy now, version of the last
--       one copied (0: begin), then an entry to change: version, payload
-- Answer: version of the last entry copied; 0 when the copy is the log now; -1 if somebody else was first: begin anew
local log, copy, head = KEYS[1], KEYS[2], KEYS[3]
if tonumber(redis.call('HGET', head, 'forgot') or 0) ~= tonumber(ARGV[1]) then
  redis.call('DEL', copy)
  return -1
end
local most, after = tonumber(ARGV[2]), ARGV[3]
local changed = {}
for at = 4, #ARGV, 2 do changed[ARGV[at] .. '-0'] = ARGV[at + 1] end
local entries = redis.call('XRANGE', log, '(' .. after .. '-0', '+', 'COUNT', most)
for _, entry in ipairs(entries) do
  local id, fields = entry[1], entry[2]
  local payload = changed[id]
  if payload then
    for field = 1, #fields, 2 do
      if fields[field] == 'e' then fields[field + 1] = payload end
    end
  end
  redis.call('XADD', copy, id, unpack(fields))
end
if #entries == most then
  redis.call('PEXPIRE', copy, 60000)
  return tonumber(string.match(entries[most][1], '^%d+'))
end
if redis.call('EXISTS', copy) == 1 then
  local left = redis.call('PTTL', log)
  redis.call('RENAME', copy, log)
  if left > 0 then redis.call('PEXPIRE', log, left) else redis.call('PERSIST', log) end
  redis.call('HINCRBY', head, 'forgot', 1)
end
return 0
