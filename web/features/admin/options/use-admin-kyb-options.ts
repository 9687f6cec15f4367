import { useQueryClient } from '@tanstack/react-query'
import { getListAdminKybOptionsQueryKey, useListAdminKybOptions } from '#web/api/generated/admin.ts'
import type { AdminKybOption, AdminKybOptionList, KybCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { rowsOf } from '#web/staff/option-rows.ts'

/** Refetched whenever a category is opened, because another administrator may change the options. */
export function useAdminKybOptions(category: KybCategory) {
  return useListAdminKybOptions({ category }, { query: { select: rowsIn, refetchOnWindowFocus: true } })
}

const rowsIn = ({ items }: AdminKybOptionList) => rowsOf(items)

/** Changes the cached list. */
export function useOptionCache(category: KybCategory) {
  const client = useQueryClient()
  const queryKey = getListAdminKybOptionsQueryKey({ category })
  return {
    /** Shows a change before the response of the server. */
    show: async (change: (options: AdminKybOption[]) => AdminKybOption[]) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<AdminKybOptionList>(queryKey, list => list && { ...list, items: change(list.items) })
    },
    refresh: () => client.invalidateQueries({ queryKey }),
    /** Refetches when no other change is in flight, because the response would not contain that change. */
    refreshWhenIdle: async () => {
      if (client.isMutating() === 1) await client.invalidateQueries({ queryKey })
    },
  }
}
