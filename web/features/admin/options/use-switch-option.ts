import { useState } from 'react'
import { useChangeKybOption } from '#web/api/generated/admin.ts'
import type { KybCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { anyOf, type OptionRow } from '#web/staff/option-rows.ts'
import { useOptionCache } from './use-admin-kyb-options.ts'

/** Switches a choice off or on in all languages. The change is shown at once, and is stored when the choice is no longer switching. */
export function useSwitchOption(category: KybCategory) {
  const { show, refreshWhenIdle } = useOptionCache(category)
  const [switching, setSwitching] = useState<readonly string[]>([])
  const { mutate, error } = useChangeKybOption({
    mutation: {
      scope: { id: 'options' },
      onMutate: ({ optionId, data: { active = true } }) => {
        setSwitching(ids => [...ids, optionId])
        return show(options => {
          const code = options.find(option => option.id === optionId)?.code
          return options.map(option => (option.code === code ? { ...option, active } : option))
        })
      },
      onSettled: (_data, _error, { optionId }) => {
        setSwitching(ids => ids.filter(id => id !== optionId))
        return refreshWhenIdle()
      },
    },
  })
  const switchOption = (row: OptionRow) => {
    const option = anyOf(row)
    if (option) mutate({ optionId: option.id, data: { active: !row.active } })
  }
  const isSwitching = (row: OptionRow) => switching.includes(anyOf(row)?.id ?? '')
  return { switchOption, isSwitching, error }
}
