import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/error-text.ts'
import type { AnyErrorCode, ApiError } from '#web/api/fetcher.ts'
import type { ActionOutcome } from './ActionNotice.tsx'
import type { NotedAction } from './use-note-form.ts'

interface Action<Result> extends Pick<NotedAction<Result>, 'id' | 'call'> {
  /** The queries that show the result. They are refetched. */
  shownBy: readonly QueryKey[]
  /** Returns the text about the result. */
  done: (result: Result) => string
  /** The codes that mean that the data on screen is out of date. */
  outdatedCodes: readonly AnyErrorCode[]
  /** Returns the text about outdated data. */
  outdated: (why: string) => string
  onOutcome: (notice: ActionOutcome) => void
}

/** Performs an action, reports its outcome, and refetches the data that shows it. */
export function useNotedAction<Result>(action: Action<Result>): NotedAction<Result> {
  const { id, call, shownBy, done, outdatedCodes, outdated, onOutcome } = action
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const reload = () => {
    for (const queryKey of shownBy) queryClient.invalidateQueries({ queryKey })
  }
  const onDone = (result: Result) => {
    reload()
    onOutcome({ tone: 'success', text: done(result) })
  }
  const onOutdated = (error: ApiError): boolean => {
    if (!outdatedCodes.includes(error.body.code)) return false
    reload()
    onOutcome({ tone: 'warning', text: outdated(errorText(error)) })
    return true
  }
  return { id, call, onDone, onOutdated }
}
