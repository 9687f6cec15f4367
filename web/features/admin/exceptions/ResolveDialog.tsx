import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import {
  getCountMoneyQueuesQueryKey,
  getListMoneyExceptionsQueryKey,
  resolveMoneyException,
} from '#web/api/generated/admin.ts'
import type { MoneyException } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminExceptions } from '#web/messages/admin-exceptions.ts'
import type { ActionOutcome } from '../notes/ActionNotice.tsx'
import { NoteDialog } from '../notes/NoteDialog.tsx'

interface ResolveDialogProps {
  exception: MoneyException
  open: boolean
  onClose: () => void
  onOutcome: (news: ActionOutcome) => void
}

/** Asks how an exception was cleared up. */
export function ResolveDialog({ exception: { exceptionId, kind }, open, onClose, onOutcome }: ResolveDialogProps) {
  const t = useTexts(adminExceptions)
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const reload = () => {
    queryClient.invalidateQueries({ queryKey: getListMoneyExceptionsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getCountMoneyQueuesQueryKey() })
  }
  /** Somebody else has resolved it meanwhile. */
  const onOutdated = (error: ApiError): boolean => {
    const { code } = error.body
    if (code !== 'MONEY_EXCEPTION_RESOLVED' && code !== 'MONEY_EXCEPTION_NOT_FOUND') return false
    reload()
    onOutcome({ tone: 'warning', text: t.outdated(errorText(error)) })
    return true
  }
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.resolveTitle}
      description={
        <>
          <p className="font-semibold text-ink">{t.kinds[kind]}</p>
          <p>{t.resolveText}</p>
        </>
      }
      label={t.noteLabel}
      words={{ act: t.resolve, acting: t.resolving }}
      action={{
        // The key under which an unsent note is stored when the session ends.
        id: `resolve ${exceptionId}`,
        call: (note, init) => resolveMoneyException(exceptionId, { note }, init),
        onDone: () => {
          reload()
          onOutcome({ tone: 'success', text: t.wasResolved })
        },
        onOutdated,
      }}
    />
  )
}
