import { expect, test } from 'vitest'
import { summaryOf } from './trace-statement.ts'

test.each([
  ['begin', 'begin'],
  ['select "id", "phone" from "accounts" where "phone" = $1', 'select accounts'],
  ['insert into "transfers" ("id") values ($1)', 'insert transfers'],
  ['update "transfers" set "state" = $1', 'update transfers'],
  ["delete from public.messages where body = 'Your code is 482913'", 'delete messages'],
  ["set_config('x', '+966500000010', true)", 'set_config'],
  ['\n  with next as (select id from "transfers" where id = $1)', 'with transfers'],
  ['', 'statement'],
])('%j is summed up without its values', (text, summary) => {
  expect(summaryOf(text)).toBe(summary)
})
