/** A menu beside the page. On a phone it is below the header. */
export const SIDE_MENU =
  'border-b border-line bg-surface px-2 py-4 sm:px-4 lg:sticky lg:top-0 lg:max-h-dvh lg:self-start ' +
  'lg:overflow-y-auto lg:border-b-0 lg:bg-transparent lg:ps-3'

export const MENU_ENTRY =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-muted hover:bg-raised hover:text-ink ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand'
