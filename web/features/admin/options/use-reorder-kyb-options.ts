import { useState } from 'react'
import { useReorderKybOptions as useReorderKybOptionsMutation } from '#web/api/generated/admin.ts'
import type { KybCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { neighbourOf, type OptionRow, placedCodes, reordered } from '#web/staff/option-rows.ts'
import { useOptionCache } from './use-admin-kyb-options.ts'

export interface Move {
  code: string
  /** The position, counted from 1. */
  position: number
}

/** Moves a choice by one place or to the position of another. The list changes immediately, and the requests are sent one after another. */
export function useReorderKybOptions(category: KybCategory, rows: readonly OptionRow[]) {
  const { show, refreshWhenIdle } = useOptionCache(category)
  const [last, setLast] = useState<Move | null>(null)
  const { mutate, error } = useReorderKybOptionsMutation({
    mutation: {
      scope: { id: 'options' },
      onMutate: ({ data }) => show(options => reordered(options, data.codes)),
      onSettled: refreshWhenIdle,
    },
  })
  const place = (code: string, at: string) => {
    const codes = placedCodes(rows, code, at)
    if (codes === null) return
    mutate({ data: { category, codes } })
    setLast({ code, position: codes.indexOf(code) + 1 })
  }
  const move = (code: string, by: 1 | -1) => {
    const neighbour = neighbourOf(rows, code, by)
    if (neighbour !== undefined) place(code, neighbour)
  }
  return { move, place, last, error }
}
