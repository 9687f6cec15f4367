import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#web/api/fetcher.ts'
import { getListDenyListQueryKey, useRemoveFromDenyList } from '#web/api/generated/admin-reviews.ts'
import type { DenyListEntry } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import type { OutcomeDialogProps } from '#web/staff/use-drafted-dialog.ts'
import { adminDenyList } from './admin-deny-list.messages.ts'

interface RemoveEntryDialogProps extends OutcomeDialogProps {
  entry: DenyListEntry
}

/** Explains the removal and asks for the reason. */
export function RemoveEntryDialog({ entry, open, onClose, onOutcome }: RemoveEntryDialogProps) {
  const { mutateAsync: removeFromDenyList } = useRemoveFromDenyList()
  const { entryId, lastDigits, reason } = entry
  const t = useTexts(adminDenyList)
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: getListDenyListQueryKey() })
  /** Somebody else has removed it meanwhile. */
  const onOutdated = ({ body: { code } }: ApiError): boolean => {
    if (code !== 'DENY_LIST_ENTRY_REMOVED' && code !== 'DENY_LIST_ENTRY_NOT_FOUND') return false
    reload()
    onOutcome({ tone: 'warning', text: code === 'DENY_LIST_ENTRY_REMOVED' ? t.removedBefore : t.gone })
    return true
  }
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.removeTitle(lastDigits)}
      description={
        <>
          <p className="wrap-anywhere whitespace-pre-line text-ink">
            <bdi>{reason}</bdi>
          </p>
          <p>{t.removeText}</p>
        </>
      }
      label={t.reasonLabel}
      words={{ act: t.remove, acting: t.removing }}
      variant="danger"
      action={{
        id: removalId(entryId),
        call: (note, headers) => removeFromDenyList({ entryId, data: { reason: note }, headers }),
        onDone: () => {
          reload()
          onOutcome({ tone: 'success', text: t.wasRemoved(lastDigits) })
        },
        onOutdated,
      }}
    />
  )
}

/** The key under which an unsent reason is stored when the session ends. */
export const removalId = (entryId: string) => `remove ${entryId}`
