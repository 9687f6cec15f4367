import { expect, test, vi } from 'vitest'
import { paginate } from './paginate.ts'

interface Parameters {
  status: string
  cursor?: string | undefined
}

const PAGES = [
  { items: [1, 2], nextCursor: 'b' },
  { items: [], nextCursor: 'c' },
  { items: [3], nextCursor: null },
]
const list = () => vi.fn(async ({ cursor = 'a' }: Parameters, _options?: object) => PAGES['abc'.indexOf(cursor)]!)

test('reads every page with the same parameters and options', async () => {
  const [listed, options, read] = [list(), { retries: 0 }, [] as number[]]
  for await (const item of paginate(listed, { status: 'successful' }, options)) read.push(item)
  expect(read).toEqual([1, 2, 3])
  const cursors = [undefined, 'b', 'c']
  expect(listed.mock.calls).toEqual(
    cursors.map(cursor => [{ status: 'successful', ...(cursor && { cursor }) }, options]),
  )
})

test('reads no page before it is needed', async () => {
  const listed = list()
  for await (const item of paginate(listed, { status: 'successful' })) if (item === 2) break
  expect(listed).toHaveBeenCalledOnce()
})
