import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Over the page, so that nothing moves when it goes. Its region is there before it says something: else it is not read out. */
export function Outcome({ outcome }: { outcome: 'created' | 'saved' | null }) {
  const t = useTexts(adminOptions)
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-30 mx-auto max-w-md">
      {outcome ? (
        <div className="rounded-md border border-success bg-surface shadow-lift">
          <Notice tone="success">{t[outcome]}</Notice>
        </div>
      ) : null}
    </div>
  )
}
