import { expect, test, vi } from 'vitest'
import { FairQueue, QueueFull } from './fair-queue.ts'

/** Returns a queue with one slot, and tasks that record their start and end when the test releases them. */
function oneSlot(capacity: number, patienceMilliseconds?: number) {
  const queue = new FairQueue(1, capacity, patienceMilliseconds)
  const started: string[] = []
  const ends: (() => void)[] = []
  const add = (caller: string) =>
    queue.run(() => {
      started.push(caller)
      return new Promise<void>(end => ends.push(end))
    }, caller)
  const endOne = async () => {
    ends.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { add, endOne, started }
}

test('callers take turns, however many works one of them has waiting', async () => {
  const { add, endOne, started } = oneSlot(10)
  for (const caller of ['flood', 'flood', 'flood', 'flood', 'honest', 'honest']) void add(caller)
  for (let ended = 0; ended < 6; ended++) await endOne()
  expect(started).toEqual(['flood', 'flood', 'honest', 'flood', 'honest', 'flood'])
})

test('a full queue refuses the last task of the caller with the most waiting tasks', async () => {
  const { add, endOne, started } = oneSlot(3)
  const flood = Array.from({ length: 4 }, () => add('flood'))
  const honest = add('honest')
  await expect(flood[3]).rejects.toThrow(QueueFull)
  await expect(add('flood')).rejects.toThrow(QueueFull)
  for (let ended = 0; ended < 4; ended++) await endOne()
  await expect(honest).resolves.toBeUndefined()
  expect(started).toEqual(['flood', 'flood', 'honest', 'flood'])
})

test('a failed task frees its slot', async () => {
  const queue = new FairQueue(1, 1)
  await expect(queue.run(() => Promise.reject(new Error('no')), 'a')).rejects.toThrow('no')
  await expect(queue.run(async () => 'done', 'b')).resolves.toBe('done')
})

test('a turn that comes too late is refused, and the next one has it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { add, endOne, started } = oneSlot(10, 5000)
  void add('running')
  const late = add('impatient')
  vi.advanceTimersByTime(5001)
  const next = add('next')
  await Promise.all([expect(late).rejects.toThrow(QueueFull), endOne()])
  await endOne()
  await expect(next).resolves.toBeUndefined()
  expect(started).toEqual(['running', 'next'])
  vi.useRealTimers()
})
