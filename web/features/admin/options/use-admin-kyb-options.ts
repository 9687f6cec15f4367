import { useQueryClient } from '@tanstack/react-query'
import { getListAdminKybOptionsQueryKey, useListAdminKybOptions } from '#web/api/generated/admin.ts'
import type { AdminKybOption, AdminKybOptionList, KybCategory } from '#web/api/generated/model/index.ts'
import { rowsOf } from './option-rows.ts'

/** Asked anew whenever a category is opened; another administrator may be at work. */
export function useAdminKybOptions(category: KybCategory) {
  return useListAdminKybOptions({ category }, { query: { select: rowsIn, refetchOnWindowFocus: true } })
}

const rowsIn = ({ items }: AdminKybOptionList) => rowsOf(items)

/** The list on screen, for those who change it. */
export function useOptionCache(category: KybCategory) {
  const client = useQueryClient()
  const queryKey = getListAdminKybOptionsQueryKey({ category })
  return {
    /** Ahead of the server's answer. */
    show: async (change: (options: AdminKybOption[]) => AdminKybOption[]) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<AdminKybOptionList>(queryKey, list => list && { ...list, items: change(list.items) })
    },
    refresh: () => client.invalidateQueries({ queryKey }),
    /** Once nothing else is on its way that the answer would not know of yet. */
    refreshWhenIdle: async () => {
      if (client.isMutating() === 1) await client.invalidateQueries({ queryKey })
    },
  }
}
