import { classNames } from './class-names.ts'

/** A placeholder of loading content. Give it the size of the content. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-raised', className)} />
}
