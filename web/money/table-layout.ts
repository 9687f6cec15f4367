import { MONEY_ALIGNED } from './SignedAmount.tsx'

/**
 * The layout of a transaction's cells: table columns if the container is wide enough, otherwise a card of four lines. The width of the container
 * decides, and not that of the window, because the details of a transaction take room beside it.
 */
export const TABLE = {
  frame: '@container overflow-hidden rounded-lg border border-line bg-surface',
  table: 'block w-full text-sm @4xl:table',
  /** The rows of one day. */
  body: 'block divide-y divide-line border-line @4xl:table-row-group not-first-of-type:border-t',
} as const

export const ROW = 'grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-2 gap-y-1 px-4 py-3 @4xl:table-row'

export const DAY = {
  row: 'block @4xl:table-row',
  cell: 'block bg-canvas px-4 py-2 text-start font-semibold text-muted @4xl:table-cell',
} as const

const COLUMN = '@4xl:table-cell @4xl:py-3 @4xl:align-middle @4xl:ps-4 @4xl:last:pe-4'

export const CELL = {
  counterparty: `${COLUMN} col-start-1 row-start-1 wrap-anywhere text-base font-semibold @4xl:text-sm`,
  type: `${COLUMN} col-start-1 row-start-2 text-muted @4xl:text-ink`,
  status: `${COLUMN} col-span-2 col-start-2 row-start-2 justify-self-end`,
  currency: `${COLUMN} col-start-3 row-start-1 text-base @4xl:text-sm`,
  amount: `${COLUMN} col-start-2 row-start-1 ${MONEY_ALIGNED} text-base font-semibold @4xl:text-sm`,
  balance: `${COLUMN} col-span-3 col-start-1 row-start-4 justify-self-end whitespace-nowrap text-muted ${MONEY_ALIGNED}`,
  time: `${COLUMN} col-span-2 col-start-2 row-start-3 justify-self-end text-muted`,
  /** In a card, the heading of the day states the date. */
  date: `${COLUMN} @max-4xl:sr-only text-muted whitespace-nowrap`,
  reference: `${COLUMN} col-start-1 row-start-3 text-muted`,
} as const
