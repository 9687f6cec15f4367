/**
 * Where the cells of a customer stand: in the columns of a table where its frame has room for them, otherwise in a card.
 */
export const TABLE = {
  frame: '@container overflow-hidden rounded-lg border border-line bg-surface',
  table: 'block w-full text-sm @3xl:table',
  body: 'block divide-y divide-line @3xl:table-row-group',
} as const

export const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 @3xl:table-row'

const COLUMN = '@3xl:table-cell @3xl:py-2.5 @3xl:align-middle @3xl:ps-4 @3xl:last:pe-4'

export const CELL = {
  business: `${COLUMN} col-start-1 row-start-1 text-base wrap-anywhere @3xl:text-sm`,
  phone: `${COLUMN} col-start-1 row-start-2 whitespace-nowrap`,
  id: `${COLUMN} col-start-1 row-start-3 whitespace-nowrap text-muted @3xl:text-ink`,
  cr: `${COLUMN} col-start-1 row-start-4 whitespace-nowrap text-muted @3xl:text-ink`,
  status: `${COLUMN} col-start-2 row-start-1 justify-self-end`,
  since: `${COLUMN} col-start-2 row-start-4 whitespace-nowrap text-end text-muted @3xl:text-start`,
} as const

/** Of a card, where no column says what a number is. */
export const CARD_LABEL = '@3xl:hidden'
