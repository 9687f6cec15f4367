import { useChangeKybOption } from '#web/api/generated/admin.ts'
import type { KybCategory } from '#web/api/generated/model/index.ts'
import { anyOf, type OptionRow } from './option-rows.ts'
import { useOptionCache } from './use-admin-kyb-options.ts'

/** Switches a choice off or on in all languages. */
export function useSwitchOption(category: KybCategory) {
  const { show, refreshWhenIdle } = useOptionCache(category)
  const { mutate, error } = useChangeKybOption({
    mutation: {
      scope: { id: 'options' },
      onMutate: ({ optionId, data: { active = true } }) =>
        show(options => {
          const code = options.find(option => option.id === optionId)?.code
          return options.map(option => (option.code === code ? { ...option, active } : option))
        }),
      onSettled: refreshWhenIdle,
    },
  })
  const switchOption = (row: OptionRow) => {
    const option = anyOf(row)
    if (option) mutate({ optionId: option.id, data: { active: !row.active } })
  }
  return { switchOption, error }
}
