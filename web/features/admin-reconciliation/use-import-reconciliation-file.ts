import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RECONCILIATION_FILE_MAX_LENGTH } from '#domain/money/reconciliation.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { getCountMoneyQueuesQueryKey } from '#web/api/generated/admin-money.ts'
import {
  getGetReconciliationQueryKey,
  getListReconciliationDifferencesQueryKey,
  getListReconciliationFilesQueryKey,
  useImportReconciliationFile as useImportReconciliationFileMutation,
} from '#web/api/generated/admin-reconciliation.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { adminReconciliation } from './admin-reconciliation.messages.ts'

/** Imports a chosen file, reports the outcome, and refetches what shows it. The server imports a file once, however often it is sent. */
export function useImportReconciliationFile(onOutcome: (notice: ActionOutcome) => void) {
  const { mutateAsync: importReconciliationFile } = useImportReconciliationFileMutation()
  const t = useTexts(adminReconciliation)
  const { date } = useFormats()
  const refusal = useRefusal()
  const queryClient = useQueryClient()
  const [isImporting, setImporting] = useState(false)

  const upload = async (file: File) => {
    if (file.size > RECONCILIATION_FILE_MAX_LENGTH) return onOutcome({ tone: 'danger', text: t.tooLarge })
    setImporting(true)
    try {
      const { source, day, openDifferences } = await importReconciliationFile({ data: { content: await file.text() } })
      const shownBy = [
        getGetReconciliationQueryKey(),
        getListReconciliationFilesQueryKey(),
        getListReconciliationDifferencesQueryKey(),
        getCountMoneyQueuesQueryKey(),
      ]
      for (const queryKey of shownBy) queryClient.invalidateQueries({ queryKey })
      onOutcome({ tone: 'success', text: t.uploaded(t.sources[source], date(day), openDifferences) })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      onOutcome({ tone: 'danger', text: refusal(cause) })
    } finally {
      setImporting(false)
    }
  }
  return { upload, isImporting }
}

/** Returns the text of a refusal: that of its reason, with the line or the cell, or that of its code. */
function useRefusal(): (error: ApiError) => string {
  const { reasons, line, cellOf, tooLarge } = useTexts(adminReconciliation)
  const errorText = useErrorText()
  return error => {
    const { code, reason, fields, cell } = error.body
    if (code === 'PAYLOAD_TOO_LARGE') return tooLarge
    if (code !== 'RECONCILIATION_FILE_INVALID' || !isReason(reason)) return errorText(error)
    if (cell) return `${reasons[reason]} ${cellOf(cell.row, cell.column)}`
    const [number] = /\d+/.exec(fields?.content ?? '') ?? []
    return number === undefined ? reasons[reason] : `${reasons[reason]} ${line(number)}`
  }
}

const isReason = (reason: string | undefined): reason is keyof (typeof adminReconciliation)['en']['reasons'] =>
  reason !== undefined && Object.hasOwn(adminReconciliation.en.reasons, reason)
