import { beforeEach, expect, test } from 'vitest'
import { providerUnderTest } from '#api/testing/providers/provider.ts'
import { searchPayout } from './search-payout.ts'

const SUBMITTED_AT = new Date('2026-01-05T09:00:00Z')
const OURS = '1000000000000001'

/** The pages of Moyasar's list. Without an end, the last page is repeated for ever. */
let pages: [sequenceNumber: string, createdAt: string | null][][] = []
let hasEnd = true
const moyasar = providerUnderTest(
  'moyasar',
  { Authorization: `Basic ${btoa('sk:')}` },
  {
    listPayouts({ parameters }) {
      const page = Number(parameters.page)
      const payouts = (pages[page - 1] ?? []).map(([sequence_number, created_at]) => ({
        id: sequence_number,
        sequence_number,
        status: 'paid',
        amount: 100,
        currency: 'SAR',
        created_at,
      }))
      return { status: 200, body: { payouts, meta: { next_page: hasEnd && page >= pages.length ? null : page + 1 } } }
    },
  },
)
beforeEach(() => {
  hasEnd = true
})

const search = () => searchPayout(moyasar.client(), { sequenceNumber: OURS, submittedAt: SUBMITTED_AT })

const [LAST_YEAR, NEWER] = ['2025-06-01T09:00:00Z', '2025-06-02T09:00:00Z']

test.each([
  ['the order cannot be seen yet', [[['1', LAST_YEAR]], [[OURS, '2026-01-05T09:00:01Z']]]],
  [
    'the oldest payouts come first',
    [
      [
        ['1', LAST_YEAR],
        ['2', NEWER],
      ],
      [[OURS, '2026-01-05T09:00:01Z']],
    ],
  ],
  [
    'there is no order within a page',
    [
      [
        ['1', NEWER],
        ['2', '2025-06-03T09:00:00Z'],
        ['3', LAST_YEAR],
      ],
      [[OURS, NEWER]],
    ],
  ],
  [
    'nobody says when they were created',
    [
      [
        ['1', null],
        ['2', null],
      ],
      [[OURS, null]],
    ],
  ],
] satisfies [string, typeof pages][])('reads the list to its end when %s', async (_what, listed) => {
  pages = listed
  expect(await search()).toMatchObject({ sequence_number: OURS })
})

test('reads no page that is older than the submission when the newest payouts come first', async () => {
  pages = [
    [
      ['3', '2026-01-05T10:00:00Z'],
      ['2', LAST_YEAR],
    ],
    [[OURS, LAST_YEAR]],
  ]
  expect(await search()).toBeUndefined()
  expect(moyasar.standIn().requests).toHaveLength(1)
})

test('gives up on a list without an end', async () => {
  pages = []
  hasEnd = false
  expect(await search()).toBe('too_many')
})
