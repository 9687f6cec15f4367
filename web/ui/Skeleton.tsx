import { classNames } from './class-names.ts'

/** A place held for what is loading. Size it with the height and width of the real thing. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-raised', className)} />
}
