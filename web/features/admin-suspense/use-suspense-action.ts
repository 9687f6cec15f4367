import type { AnyErrorCode } from '#web/api/fetcher.ts'
import { getCountMoneyQueuesQueryKey } from '#web/api/generated/admin-money.ts'
import { getCountStaffRequestsQueryKey, getListStaffRequestsQueryKey } from '#web/api/generated/admin-requests.ts'
import { getListSuspendedTopUpsQueryKey, getListSuspenseCreditsQueryKey } from '#web/api/generated/admin-suspense.ts'
import type { StaffRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import type { NotedAction } from '#web/staff/notes/use-note-form.ts'
import { useNotedAction } from '#web/staff/notes/use-noted-action.ts'

/** The codes that mean that the list on screen is out of date. */
const OUTDATED_CODES: readonly AnyErrorCode[] = [
  'SUSPENSE_CREDIT_DECIDED',
  'SUSPENSE_CREDIT_NOT_FOUND',
  'TOP_UP_NOT_FOUND',
  'REQUEST_PENDING',
]

interface SuspenseAction extends Pick<NotedAction<StaffRequest>, 'id' | 'call'> {
  onOutcome: (notice: ActionOutcome) => void
}

/** Sends a request and refetches the lists that show it. */
export function useSuspenseAction(action: SuspenseAction): NotedAction<StaffRequest> {
  const { outdated } = useTexts(adminSuspense)
  const { asked } = useTexts(adminMoney)
  return useNotedAction({
    ...action,
    shownBy: [
      getListSuspenseCreditsQueryKey(),
      getListSuspendedTopUpsQueryKey(),
      getCountMoneyQueuesQueryKey(),
      getListStaffRequestsQueryKey(),
      getCountStaffRequestsQueryKey(),
    ],
    done: () => asked,
    outdatedCodes: OUTDATED_CODES,
    outdated,
  })
}
