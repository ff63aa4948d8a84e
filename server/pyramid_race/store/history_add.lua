-- Adds a race to the history, once. Harmless to run again.
-- KEYS: the race's own key, the history's stream; ARGV: the record, how long it is kept (ms). Answer: the record's id.
local known = redis.call('GET', KEYS[1])
if known then return known end
local id = redis.call('XADD', KEYS[2], '*', 'r', ARGV[1])
redis.call('SET', KEYS[1], id, 'PX', ARGV[2])
return id
