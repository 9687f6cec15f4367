import { MONEY_ALIGNED } from '../money-aligned.ts'

/** Where the cells of a hold stand: in the columns of a table where its frame has room for them, otherwise in a card. */
export const TABLE = {
  frame: '@container overflow-hidden rounded-lg border border-line bg-surface',
  table: 'block w-full text-sm @4xl:table',
  body: 'block divide-y divide-line @4xl:table-row-group',
} as const

export const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-4 py-4 @4xl:table-row'

export const COLUMN = 'py-3 ps-4 font-semibold last:pe-4'

const PLACE = '@4xl:table-cell @4xl:py-3.5 @4xl:align-top @4xl:ps-4 @4xl:last:pe-4'

export const CELL = {
  name: `${PLACE} font-semibold wrap-anywhere text-base @4xl:text-sm`,
  amount: `${PLACE} ${MONEY_ALIGNED} font-semibold whitespace-nowrap text-base @4xl:text-sm`,
  status: `${PLACE} col-start-2 row-start-2 justify-self-end @4xl:py-3`,
  reason: `${PLACE} col-start-1 row-start-2`,
  reference: `${PLACE} col-span-full`,
  heldAt: `${PLACE} col-span-full text-muted @4xl:whitespace-nowrap`,
  release: `${PLACE} col-span-full text-muted @4xl:whitespace-nowrap`,
} as const
