import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/error-text.ts'
import type { AnyErrorCode, ApiError } from '#web/api/fetcher.ts'
import { getGetCustomerQueryKey, getSearchCustomersQueryKey } from '#web/api/generated/admin.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import type { WhatHappened } from '../notes/News.tsx'
import type { NotedAction } from '../notes/use-note-form.ts'

interface CustomerAction<Answer> {
  id: string
  customerId: string
  call: NotedAction<Answer>['call']
  /** What happened, in words. */
  done: (answer: Answer) => string
  onNews: (news: WhatHappened) => void
}

/** What is on screen is not how it stands any more. */
const OVERTAKEN: readonly AnyErrorCode[] = ['NOT_LOCKED', 'CUSTOMER_NOT_FOUND']

/** Does something about a customer, and shows how the customer stands afterwards. */
export function useCustomerAction<Answer>({
  id,
  customerId,
  call,
  done,
  onNews,
}: CustomerAction<Answer>): NotedAction<Answer> {
  const t = useTexts(adminCustomers)
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const reload = () => {
    queryClient.invalidateQueries({ queryKey: getGetCustomerQueryKey(customerId) })
    queryClient.invalidateQueries({ queryKey: getSearchCustomersQueryKey() })
  }
  const onDone = (answer: Answer) => {
    reload()
    onNews({ tone: 'success', text: done(answer) })
  }
  const onOvertaken = (error: ApiError) => {
    if (!OVERTAKEN.includes(error.body.code)) return false
    reload()
    onNews({ tone: 'warning', text: t.overtaken(errorText(error)) })
    return true
  }
  return { id, call, onDone, onOvertaken }
}
