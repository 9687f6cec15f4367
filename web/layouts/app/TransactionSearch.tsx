import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { paths, transactionsPath } from '#web/paths.ts'
import { SearchIcon } from '#web/ui/icons.tsx'

const NAME = 'q'
/** The limit of the contract. */
const MAX_LENGTH = 100

/** Opens the transactions that match the typed text, or all transactions for an empty text. */
export function TransactionSearch() {
  const t = useTexts(shell)
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(NAME)
    const q = typeof typed === 'string' ? typed.trim() : ''
    // The page that opens has its own search box with the text.
    event.currentTarget.reset()
    navigate(q ? transactionsPath({ q }) : paths.transactions)
  }
  return (
    <search>
      <form className="relative" onSubmit={search}>
        <input
          type="search"
          name={NAME}
          aria-label={t.search}
          placeholder={t.searchPlaceholder}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className="block min-h-11 w-full appearance-none rounded-full border border-control bg-surface ps-12 pe-4 text-ink hover:border-ink focus:border-focus focus:outline-2 focus:outline-offset-0 focus:outline-focus"
        />
        <button
          type="submit"
          aria-label={t.search}
          className="absolute inset-y-0 start-0 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <SearchIcon className="size-5" />
        </button>
      </form>
    </search>
  )
}
