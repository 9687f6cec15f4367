import type { ComponentType, ReactNode } from 'react'
import { cleanIban } from '#domain/money/iban.ts'
import { hasWords, matches } from '#domain/search-text.ts'
import type { Beneficiary } from '#web/api/generated/plinkAPI.schemas.ts'
import { useAllBeneficiaries } from '#web/api/use-all-beneficiaries.ts'
import { useHasWallet } from '#web/api/use-wallet.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { appSearch } from '#web/messages/app-search.ts'
import { shell } from '#web/messages/shell.ts'
import { beneficiaryPath, transactionsPath } from '#web/paths.ts'
import { PersonIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { pageName, pagesFor } from './app-pages.ts'

export interface Suggestion {
  key: string
  to: string
  Icon: ComponentType<{ className?: string }>
  name: ReactNode
  details?: ReactNode
}

interface SuggestionGroup {
  /** The heading of the group. Undefined for the transactions, which are always last. */
  label?: string
  suggestions: Suggestion[]
}

/** So many suggestions of a kind can still be taken in at a glance. */
const MAX_OF_A_KIND = 5

/** The beneficiaries are requested once somebody types. Without them, the pages and the transactions are still suggested. */
export function useSuggestions(query: string): SuggestionGroup[] {
  const { locale } = useLocale()
  const t = useTexts(appSearch)
  const hasBusiness = useHasWallet()
  const { data } = useAllBeneficiaries(hasBusiness && query !== '')
  const transactions = {
    key: 'transactions-for',
    to: transactionsPath({ q: query }),
    Icon: SearchIcon,
    name: t.transactionsFor(query),
  }
  const pages = hasWords(query) ? pagesFor(query, locale, hasBusiness) : []
  const beneficiaries = hasWords(query) ? (data?.items ?? []).filter(each => matchesBeneficiary(each, query)) : []
  const groups = [
    { label: t.pages, suggestions: pages.map(page => ({ ...page, name: pageName(page.key, locale) })) },
    { label: shell[locale].nav.beneficiaries, suggestions: beneficiaries.map(suggestionOf) },
  ]
  return [
    ...groups
      .filter(({ suggestions }) => suggestions.length > 0)
      .map(({ label, suggestions }) => ({ label, suggestions: suggestions.slice(0, MAX_OF_A_KIND) })),
    ...(hasBusiness ? [{ suggestions: [transactions] }] : []),
  ]
}

/** Parts of an IBAN count from four characters, because all begin with the same two. */
function matchesBeneficiary({ name, nickname = '', iban }: Beneficiary, query: string): boolean {
  const part = cleanIban(query)
  return matches(`${nickname} ${name}`, query) || (part.length >= 4 && iban.includes(part))
}

function suggestionOf({ beneficiaryId, name, nickname, iban }: Beneficiary): Suggestion {
  return {
    key: beneficiaryId,
    to: beneficiaryPath(beneficiaryId),
    Icon: PersonIcon,
    name: <bdi>{nickname ?? name}</bdi>,
    details: (
      <>
        {nickname ? (
          <span>
            <bdi>{name}</bdi>,{' '}
          </span>
        ) : null}
        <Ltr>•• {iban.slice(-4)}</Ltr>
      </>
    ),
  }
}
