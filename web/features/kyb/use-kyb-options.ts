import { keepPreviousData } from '@tanstack/react-query'
import { useListKybOptions } from '#web/api/generated/kyb.ts'
import type { KybCategory, KybOptionList } from '#web/api/generated/plinkAPI.schemas.ts'
import { useLocale } from '#web/lib/locale.tsx'

export interface Choice {
  value: string
  label: string
}

const FRESH_MILLISECONDS = 5 * 60_000

/** The options of the three questions in the current language. After a change of language, the old labels stay until the new ones are loaded. */
export function useKybOptions() {
  const purposes = useChoices('purpose_of_account')
  const activities = useChoices('business_activity')
  const revenues = useChoices('annual_revenue')
  const all = [purposes, activities, revenues]
  return {
    purposes: purposes.data,
    activities: activities.data,
    revenues: revenues.data,
    loading: all.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    error: all.find(({ error }) => error !== null)?.error ?? null,
  }
}

function useChoices(category: KybCategory) {
  const { locale } = useLocale()
  return useListKybOptions(
    { category, locale },
    { query: { select: choicesOf, placeholderData: keepPreviousData, staleTime: FRESH_MILLISECONDS } },
  )
}

function choicesOf({ items }: KybOptionList): Choice[] {
  return items.map(({ code, label }) => ({ value: code, label }))
}
