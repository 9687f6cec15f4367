import { Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { page } from '#web/lib/page.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { docsSearch } from './docs-search.messages.ts'

const SearchForm = page(() => import('./SearchForm.tsx'), 'SearchForm')

/** A button that opens the search, as Ctrl+K or ⌘K does on every page of the documentation. */
export function DocsSearch() {
  const t = useTexts(docsSearch)
  const [open, setOpen] = useState(false)
  useShortcut(() => setOpen(true))
  // The heading of the page that opens takes the focus only if nothing has it. A closed dialog has given it back to the button.
  const leave = () => {
    flushSync(() => setOpen(false))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <>
      <div className="flex items-center rounded-md text-muted sm:border sm:border-control">
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 hover:text-ink sm:px-3"
          onClick={() => setOpen(true)}
        >
          <SearchIcon className="size-5" />
          <span className="sr-only sm:not-sr-only">{t.search}</span>
        </button>
        <span aria-hidden="true" className="hidden pe-3 text-sm lg:inline">
          <Ltr>{isApple() ? '⌘K' : 'Ctrl K'}</Ltr>
        </span>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.title}>
        <Suspense fallback={<p className="min-h-[60dvh]">{t.loading}</p>}>
          <SearchForm onLeave={leave} />
        </Suspense>
      </Dialog>
    </>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.shiftKey || event.ctrlKey === event.metaKey || !isK(event)) return
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

/** Keyboards without Latin letters have the key in the same place. */
const isK = ({ key, code }: KeyboardEvent) => (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK')
