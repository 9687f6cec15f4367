import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { logOutput } from './log-output.ts'

type Done = (error: NodeJS.ErrnoException | null, written: number) => void

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A file descriptor that takes what the test lets it take. */
function descriptor() {
  const taken: string[] = []
  let fault: string | undefined
  let isStalled = false
  const stalled: (() => void)[] = []
  const write = (_fd: number, bytes: Buffer, done: Done) => {
    const end = () => {
      if (fault) return done(Object.assign(new Error(fault), { code: fault }), 0)
      taken.push(bytes.toString())
      done(null, bytes.length)
    }
    if (isStalled) stalled.push(end)
    else end()
  }
  return {
    write,
    fail: (code: string | undefined) => {
      fault = code
    },
    stall: () => {
      isStalled = true
    },
    resume: () => {
      isStalled = false
      for (const end of stalled.splice(0)) end()
    },
    lines: () => taken.join('').trimEnd().split('\n'),
  }
}

const line = (text: string) => `${JSON.stringify({ msg: text })}\n`
const pass = () => vi.advanceTimersByTime(100)

test('lines are written in batches and in order', () => {
  const { write, lines } = descriptor()
  const output = logOutput({ write })
  output.write(line('one'))
  output.write(line('two'))
  expect(lines()).toEqual([''])
  pass()
  expect(lines()).toEqual(['{"msg":"one"}', '{"msg":"two"}'])
  expect(output.lost()).toBe(0)
})

test.each([
  ['ENOSPC', 'its disk is full. Make space on it.'],
  ['EAGAIN', 'its reader does not keep up. Check the program that reads the log.'],
  ['EIO', 'it cannot be written. Check where it leads.'],
])('after %s, what fits is written later, and a line says how many others were lost', (code, reason) => {
  const { write, fail, lines } = descriptor()
  const output = logOutput({ write, mostBytes: 300 })
  fail(code)
  output.write(line('kept'.repeat(30)))
  pass()
  for (const text of ['a', 'b', 'c']) output.write(line(text.repeat(200)))
  pass()
  output.write(line('also lost, because the loss comes first'))
  output.write(line('y'.repeat(200)))
  pass()
  expect(output.lost()).toBe(5)
  expect(lines()).toEqual([''])

  fail(undefined)
  pass()
  output.write(line('after'))
  pass()
  const [kept, loss = '{}', after, ...more] = lines()
  expect([kept, after, more]).toEqual([line('kept'.repeat(30)).trim(), '{"msg":"after"}', []])
  expect(JSON.parse(loss)).toEqual({
    level: 'error',
    time: expect.any(String),
    lines: 5,
    code,
    msg: `Lines of the log were lost: standard output did not take them, because ${reason}`,
  })
  expect(output.lost()).toBe(5)
})

test('a write that does not return holds up nothing, and keeps the order', () => {
  const { write, stall, resume, lines } = descriptor()
  const output = logOutput({ write })
  stall()
  output.write(line('first'))
  pass()
  output.write(line('second'))
  pass()
  resume()
  expect(lines()).toEqual(['{"msg":"first"}', '{"msg":"second"}'])
})

test('what a write leaves is written next', () => {
  const taken: string[] = []
  const output = logOutput({
    write: (_fd, bytes, done) => {
      taken.push(bytes.subarray(0, 5).toString())
      done(null, Math.min(5, bytes.length))
    },
  })
  output.write(line('in parts'))
  pass()
  expect(taken.join('')).toBe(line('in parts'))
})

test('a log tells how many lines its output has lost', () => {
  expect(createLog({ destination: { write: () => {}, lost: () => 3 } }).lostLines()).toBe(3)
})
