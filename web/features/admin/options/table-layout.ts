/**
 * The layout of an option's cells: table columns if the container is wide enough, otherwise a card. A code stays on one line, so the frame
 * scrolls sideways when one is very long.
 */
export const TABLE = {
  frame: '@container overflow-x-auto rounded-lg border border-line bg-surface',
  table: 'block w-full @3xl:table',
  body: 'block divide-y divide-line @3xl:table-row-group',
} as const

export const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 @3xl:table-row'

const HEAD = 'py-2.5 ps-4 text-start text-sm font-semibold last:pe-4'

/** The labels share the width that the other columns leave. */
export const COLUMN = {
  order: `${HEAD} @3xl:w-48`,
  label: `${HEAD} @3xl:min-w-36`,
  code: `${HEAD} @3xl:w-px`,
  active: `${HEAD} @3xl:w-28`,
  edit: `${HEAD} @3xl:w-24`,
} as const

const PLACE = '@3xl:table-cell @3xl:py-1 @3xl:align-middle @3xl:ps-4 @3xl:last:pe-4'

export const CELL = {
  order: `${PLACE} col-start-1 row-start-4 -ms-3`,
  en: `${PLACE} col-start-1 row-start-1 wrap-anywhere`,
  ar: `${PLACE} col-start-1 row-start-2 wrap-anywhere`,
  code: `${PLACE} col-span-2 col-start-1 row-start-3 text-sm whitespace-nowrap text-muted`,
  active: `${PLACE} col-start-2 row-start-1 row-end-3`,
  edit: `${PLACE} col-start-2 row-start-4 justify-self-end`,
} as const
