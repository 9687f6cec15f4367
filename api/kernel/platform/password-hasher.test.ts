import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { argon2Hasher, HasherBusy } from './password-hasher.ts'

const passwords = argon2Hasher()

test('a password matches in any Unicode normal form', async () => {
  const hashed = await passwords.hash('Caf\u00e9#2026')
  expect(await passwords.verify(hashed, 'Cafe\u0301#2026')).toBe(true)
  expect(await passwords.verify(hashed, 'Cafe#2026')).toBe(false)
})

test('work is rejected before it starts when the queue is full', async () => {
  const small = argon2Hasher({ concurrency: 1, queue: 1 })
  const door = Promise.withResolvers<void>()
  let begun = 0
  const work = () => {
    begun++
    return door.promise
  }
  const [first, second, waiting, refused] = [1, 2, 3, 4].map(() => small.runQueued(work, 'one caller'))
  await expect(refused).rejects.toThrow(HasherBusy)
  expect(begun).toBe(2)
  door.resolve()
  await Promise.all([first, second, waiting])
  expect(begun).toBe(3)
})

test.runIf(process.platform === 'linux')('a hash gives way to the event loop when the cores are short', async () => {
  await passwords.hash('Sandbox#2026')
  const pool = readdirSync('/proc/self/task').filter(
    id => readFileSync(`/proc/self/task/${id}/comm`, 'utf8') === 'libuv-worker\n',
  )
  expect(pool).not.toEqual([])
  expect(pool.map(id => getPriority(Number(id)) - getPriority())).toEqual(pool.map(() => 10))
})
