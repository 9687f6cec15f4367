import { MONEY_ALIGNED } from './SignedAmount.tsx'

/**
 * The layout of a transaction's cells: a table if the container is wide enough, with all columns or with the most important ones, otherwise two lines
 * for each row. The width of the container decides, and not that of the window, because the details of a transaction take room beside it. What a row
 * leaves out is for screen readers only, and in the details.
 */
export const TABLE = {
  frame: '@container overflow-hidden rounded-lg border border-line bg-surface',
  table: 'block w-full text-sm @lg:table',
  /** The rows of one day. */
  body: 'block divide-y divide-line border-line @lg:table-row-group not-first-of-type:border-t',
} as const

/**
 * The first line has the party, the amount and the currency, the second line the time, the type and the status. The column of the currency is no wider
 * than it, whatever the width of the status below is, so that amount and currency stand side by side.
 */
export const ROW =
  'grid grid-cols-[auto_minmax(0,1fr)_auto_minmax(max-content,0px)] gap-x-2 gap-y-1 px-4 py-3 @lg:table-row'

export const DAY = {
  row: 'block @lg:table-row',
  cell: 'block bg-canvas px-4 py-2 text-start font-semibold text-muted @lg:table-cell',
} as const

const COLUMN = '@lg:table-cell @lg:py-3 @lg:align-middle @lg:ps-4'
/** A column that needs a wide table. In a narrow one it is for screen readers only. */
const WIDE = '@max-4xl:sr-only @4xl:table-cell @4xl:py-3 @4xl:align-middle @4xl:ps-4'
const TYPE = '@lg:@max-2xl:sr-only @2xl:table-cell @2xl:py-3 @2xl:align-middle @2xl:ps-4'
/** The last column of a narrow table ends at the edge. */
const TIME = `${COLUMN} @lg:@max-4xl:pe-4`

export const CELL = {
  counterparty: `${COLUMN} col-span-2 col-start-1 row-start-1 wrap-anywhere text-base font-semibold @max-lg:overflow-hidden @lg:text-sm`,
  /** The end of a name is cut off, and not its beginning, whatever its direction is: that of the element is the name's own. */
  name: '@max-lg:inline-block @max-lg:max-w-full @max-lg:truncate @max-lg:align-bottom',
  type: 'col-start-2 row-start-2 self-center text-muted @4xl:text-ink',
  typeAlone: `${TYPE} @max-lg:truncate`,
  /** The choice of a category keeps its place, and the name of the type ends before it. A narrow table has the choice alone. */
  typeWithChoice: `${COLUMN} @max-lg:flex @max-lg:flex-wrap @max-lg:items-center @max-lg:gap-x-1.5`,
  typeName: '@max-lg:min-w-0 @max-lg:flex-1 @max-lg:truncate @lg:@max-2xl:sr-only',
  status: `${COLUMN} col-span-2 col-start-3 row-start-2 justify-self-end`,
  currency: 'col-start-4 row-start-1 justify-self-end text-base @lg:text-sm',
  currencyAlone: COLUMN,
  /** A narrow table with the choice of a category has the currency in the heading of the amounts. */
  currencyBesideChoice: TYPE,
  amount: `${COLUMN} col-start-3 row-start-1 text-end text-base font-semibold @lg:text-sm @lg:rtl:text-start`,
  balance: `${WIDE} whitespace-nowrap text-muted ${MONEY_ALIGNED}`,
  time: `${TIME} col-start-1 row-start-2 self-center text-muted`,
  /** The heading of the day states the date as well. */
  date: `${WIDE} whitespace-nowrap text-muted`,
  /** Without its text, the cell still has the link that covers the row. */
  reference: 'col-start-1 row-start-1 text-muted @4xl:py-3 @4xl:ps-4 @4xl:pe-4 @4xl:align-middle @max-4xl:p-0',
} as const

const WORDS = 'text-start font-semibold'
const MONEY = `font-semibold ${MONEY_ALIGNED}`
/** Where a narrow table has no column for it. */
const CURRENCY =
  '@lg:@max-2xl:data-currency:after:block @lg:@max-2xl:data-currency:after:font-normal ' +
  '@lg:@max-2xl:data-currency:after:content-[attr(data-currency)]'

export const HEADING = {
  counterparty: `${COLUMN} ${WORDS}`,
  typeAlone: `${TYPE} ${WORDS}`,
  typeWithChoice: `${COLUMN} ${WORDS}`,
  typeName: '@lg:@max-2xl:sr-only',
  status: `${COLUMN} ${WORDS}`,
  currencyAlone: `${COLUMN} ${WORDS}`,
  currencyBesideChoice: `${TYPE} ${WORDS}`,
  amount: `${COLUMN} ${MONEY} ${CURRENCY}`,
  balance: `${WIDE} ${MONEY}`,
  time: `${TIME} ${WORDS}`,
  date: `${WIDE} ${WORDS}`,
  reference: `${WIDE} ${WORDS} @4xl:pe-4`,
} as const
