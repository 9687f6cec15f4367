import { MONEY_ALIGNED } from '#web/ui/SignedAmount.tsx'

/**
 * Where the cells of a transaction stand: in the columns of a table where its frame has room for them, otherwise in a card of three
 * lines. The frame's width decides, not the window's, since the details of a transaction take room beside it.
 */
export const TABLE = {
  frame: '@container overflow-hidden rounded-lg border border-line bg-surface',
  table: 'block w-full text-sm @3xl:table',
  body: 'block divide-y divide-line @3xl:table-row-group',
} as const

export const ROW = 'grid grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] gap-x-2 gap-y-1 px-4 py-3 @3xl:table-row'

const COLUMN = '@3xl:table-cell @3xl:py-3 @3xl:align-middle @3xl:ps-4 @3xl:last:pe-4'

export const CELL = {
  reference: `${COLUMN} col-span-full row-start-3 text-muted`,
  status: `${COLUMN} col-span-3 col-start-3 row-start-2 justify-self-end`,
  currency: `${COLUMN} col-start-5 row-start-1 text-base @3xl:text-sm`,
  amount: `${COLUMN} col-start-4 row-start-1 ${MONEY_ALIGNED} text-base font-semibold @3xl:pe-4 @3xl:text-sm`,
  type: `${COLUMN} col-span-3 col-start-1 row-start-1`,
  time: `${COLUMN} col-start-2 row-start-2 text-muted`,
  date: `${COLUMN} col-start-1 row-start-2 text-muted whitespace-nowrap`,
} as const
