import type { ReactNode } from 'react'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { LockIcon } from '#web/ui/icons.tsx'

export function LockHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="grid size-14 place-items-center rounded-md bg-warning-soft text-warning">
        <LockIcon className="size-8" />
      </span>
      <div className="grid gap-2">
        <PageHeading title={title} />
        <p className="text-muted">{children}</p>
      </div>
    </>
  )
}
