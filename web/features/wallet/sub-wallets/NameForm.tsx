import { useNavigate } from 'react-router-dom'
import { subWalletNameProblem } from '#domain/sub-wallet-name.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/BackLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { subWallets } from '#web/messages/sub-wallets.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { CloseLink } from '../actions/CloseLink.tsx'
import { CreateProblem } from '../actions/CreateProblem.tsx'
import type { PendingAction } from '../actions/pending-action.ts'
import { useCreateAction } from '../actions/use-create-action.ts'
import { LimitReachedDialog } from './LimitReachedDialog.tsx'

interface NameFormProps {
  name: string
  onName: (name: string) => void
  onCreated: (pending: PendingAction) => void
}

const CONTROL_CHARACTERS = /\p{Cc}+/gu

export function NameForm({ name, onName, onCreated }: NameFormProps) {
  const t = useTexts(subWallets)
  const { confirm, sendingCode } = useTexts(walletOtp)
  const navigate = useNavigate()
  // An error goes as soon as one types, and comes back only when the name is sent again.
  const form = usePlinkForm({ defaultValues: { name }, reValidateMode: 'onSubmit' })
  const { create, ...problem } = useCreateAction({ onCreated })
  const isLimitReached = problem.error?.body.code === 'SUB_WALLET_LIMIT_REACHED'
  const type = (text: string) => {
    form.clearErrors()
    onName(text)
  }
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.subWallets} />
      <div className="grid gap-2">
        <PageHeading title={t.create} />
        <p className="text-muted">{t.createLead}</p>
      </div>
      {isLimitReached ? null : <CreateProblem problem={problem} />}
      <Form
        form={form}
        problems={{ name: t.nameProblems }}
        onSubmit={values => create({ type: 'create_sub_wallet', name: values.name.trim() })}
      >
        <FormField form={form} name="name" label={t.nameLabel} check={subWalletNameProblem}>
          {control => (
            <TextInput
              {...control}
              autoComplete="off"
              onValueChange={text => {
                const clean = text.replace(CONTROL_CHARACTERS, ' ')
                control.onValueChange(clean)
                type(clean)
              }}
            />
          )}
        </FormField>
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} busy={sendingCode}>
            {confirm}
          </SubmitButton>
          <CloseLink to={paths.subWallets} />
        </div>
      </Form>
      <LimitReachedDialog open={isLimitReached} onClose={() => navigate(paths.subWallets, { replace: true })} />
    </div>
  )
}
