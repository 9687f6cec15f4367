import { keepPreviousData } from '@tanstack/react-query'
import { useListKybOptions } from '#web/api/generated/kyb.ts'
import type { KybCategory, KybOptionList } from '#web/api/generated/model/index.ts'
import { useLocale } from '#web/lib/locale.tsx'

export interface Choice {
  value: string
  label: string
}

const FRESH_MILLISECONDS = 5 * 60_000

/** The choices of the three questions in the language on screen. While a switch of language loads, the earlier labels stand. */
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
