import { ButtonLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { pager } from '#web/messages/pager.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { useAddress } from './wallet-params.ts'

interface SearchCutProps {
  items: readonly unknown[]
  nextCursor: string | null
  searchedBackTo: string
}

/** Follows the matches of a search that has not covered everything: says how far it went, and how to continue. */
export function SearchCut({ items, nextCursor, searchedBackTo }: SearchCutProps) {
  const t = useTexts(pager)
  const { shortDate } = useFormats()
  const { changed } = useAddress()
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={items.length > 0 ? t.searchCut : t.nothingYet}
      text={t.searchedBackTo(shortDate(searchedBackTo))}
    >
      <ButtonLink variant="secondary" to={changed({ cursor: nextCursor, reference: null })}>
        {t.searchFurther}
      </ButtonLink>
    </EmptyState>
  )
}
