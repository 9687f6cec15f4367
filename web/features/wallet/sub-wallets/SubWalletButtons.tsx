import { useState } from 'react'
import { subWalletNameProblem } from '#domain/money/sub-wallet-name.ts'
import type { SubWallet } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { subWallets } from '#web/messages/wallet/sub-wallets.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { useCloseSubWallet } from './use-close-sub-wallet.ts'
import { useRenameSubWallet } from './use-rename-sub-wallet.ts'

interface SubWalletButtonsProps {
  subWallet: SubWallet
  onMove: () => void
  onClosed: () => void
}

/** The actions for a sub-wallet. The names of the buttons tell screen readers which one it is. */
export function SubWalletButtons({ subWallet, onMove, onClosed }: SubWalletButtonsProps) {
  const t = useTexts(subWallets)
  const [open, setOpen] = useState<'rename' | 'close' | null>(null)
  const shut = () => setOpen(null)
  const { name } = subWallet
  return (
    <>
      <div className="flex flex-wrap px-1 pb-2 *:px-3! sm:ps-17">
        <IfAllowed operation="moveMoney">
          <Button variant="quiet" aria-label={t.moveOf(name)} onClick={onMove}>
            {t.move}
          </Button>
          <Button variant="quiet" aria-label={t.renameOf(name)} onClick={() => setOpen('rename')}>
            {t.rename}
          </Button>
        </IfAllowed>
        <IfAllowed operation="closeSubWallet">
          <Button variant="quiet" aria-label={t.closeOf(name)} onClick={() => setOpen('close')}>
            {t.closeSubWallet}
          </Button>
        </IfAllowed>
      </div>
      <RenameDialog open={open === 'rename'} subWallet={subWallet} onClose={shut} />
      <CloseDialog
        open={open === 'close'}
        subWallet={subWallet}
        onClose={shut}
        onMove={onMove}
        onClosed={() => {
          shut()
          onClosed()
        }}
      />
    </>
  )
}

interface SubWalletDialogProps {
  open: boolean
  subWallet: SubWallet
  onClose: () => void
}

function RenameDialog({ open, subWallet, onClose }: SubWalletDialogProps) {
  const t = useTexts(subWallets)
  return (
    <Dialog open={open} onClose={onClose} title={t.renameTitle}>
      <RenameForm subWallet={subWallet} onClose={onClose} />
    </Dialog>
  )
}

function RenameForm({ subWallet: { subWalletId, name }, onClose }: Omit<SubWalletDialogProps, 'open'>) {
  const t = useTexts(subWallets)
  const { close } = useTexts(common)
  const form = usePlinkForm({ defaultValues: { name } })
  const { mutate, isPending, error } = useRenameSubWallet(onClose)
  return (
    <Form
      form={form}
      problems={{ name: t.nameProblems }}
      onSubmit={values => (isPending ? undefined : mutate({ subWalletId, data: { name: values.name.trim() } }))}
    >
      <ActionError error={error} />
      <FormField form={form} name="name" label={t.nameLabel} check={subWalletNameProblem}>
        {control => <TextInput {...control} autoComplete="off" dir="auto" />}
      </FormField>
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-36">
        <Button type="submit" busy={isPending && t.renaming}>
          {t.rename}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </Form>
  )
}

interface CloseDialogProps extends SubWalletDialogProps {
  onMove: () => void
  onClosed: () => void
}

/** Closes an empty sub-wallet. For one with money, leads to the transfer of that money first. */
function CloseDialog({ open, subWallet, onClose, onMove, onClosed }: CloseDialogProps) {
  const t = useTexts(subWallets)
  const { close } = useTexts(common)
  const { subWalletId, name, balance } = subWallet
  const { mutate, isPending, error } = useCloseSubWallet(onClosed)
  const isEmpty = balance.amount === 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.closeTitle(name)}
      description={isEmpty ? t.closeText : t.closeNotEmpty}
      actions={
        <>
          {isEmpty ? (
            <Button variant="danger" busy={isPending && t.closing} onClick={() => mutate({ subWalletId })}>
              {t.closeConfirm}
            </Button>
          ) : (
            <Button onClick={onMove}>{t.move}</Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      {isEmpty ? <ActionError error={error} /> : null}
    </Dialog>
  )
}
