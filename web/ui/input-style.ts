/** The look of a one-line box. Its border turns with `aria-invalid`, so state and look cannot disagree. */
export const INPUT_STYLE =
  'block min-h-12 w-full rounded-md border border-control bg-surface px-4 py-2.5 text-base text-ink transition-colors ' +
  'hover:border-ink focus:border-focus focus:outline-2 focus:outline-offset-0 focus:outline-focus ' +
  'aria-invalid:border-danger disabled:border-line disabled:bg-raised disabled:text-muted'

/** Room for a button at the page's end. Such a box runs left to right on every page, so on an Arabic one that is its start. */
export const BESIDE_BUTTON = 'pe-14 rtl:ps-14 rtl:pe-4 rtl:text-end'
