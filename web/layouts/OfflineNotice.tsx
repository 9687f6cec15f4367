import { useSyncExternalStore } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { WarningIcon } from '#web/ui/icons.tsx'

/** A notice at the lower edge of every page while the browser is offline. Calls wait for the network and continue by themselves. */
export function OfflineNotice() {
  const { offlineTitle, offlineText } = useTexts(common)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="sticky bottom-0 z-20 empty:hidden">
      {isOnline ? null : (
        <div className="border-t border-line bg-warning-soft">
          <div className="mx-auto flex max-w-6xl items-start gap-3 px-4 py-3 sm:px-6">
            <WarningIcon className="size-6 shrink-0 text-warning" />
            <p>
              <span className="font-semibold">{offlineTitle}</span> {offlineText}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange, { signal })
  return () => listening.abort()
}
