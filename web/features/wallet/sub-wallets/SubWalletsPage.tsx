import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { subWalletNameProblem } from '#domain/money/sub-wallet-name.ts'
import { oneLine } from '#domain/visible-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { subWallets } from '#web/messages/wallet/sub-wallets.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import type { PendingAction } from '#web/money/codes/pending-action.ts'
import { paths } from '#web/paths.ts'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { ActionDone, CloseLink } from '../actions/ActionDone.tsx'
import { ConfirmAction } from '../actions/ConfirmAction.tsx'
import { CreateProblem } from '../actions/CreateProblem.tsx'
import { useCreateWalletAction } from '../actions/use-create-wallet-action.ts'
import { LimitReachedDialog } from './LimitReachedDialog.tsx'
import { MoveMoney } from './MoveMoney.tsx'
import { SubWalletList } from './SubWalletList.tsx'
import { type SubWalletStep, subWalletStepIn } from './sub-wallet-step.ts'

/** The sub-wallets, and the screens that create one: its name, the code and the result. */
export function SubWalletsPage() {
  const t = useTexts(subWallets)
  const { money } = useFormats()
  const navigate = useNavigate()
  const step = subWalletStepIn(useLocation().state)
  // The typed value survives navigation between the screens.
  const [name, setName] = useState('name' in step ? step.name : '')

  const goTo = (next: SubWalletStep, replace = false) => navigate(paths.subWallets, { replace, state: next })
  const finish = () => {
    setName('')
    goTo({ screen: 'done', name: name.trim() }, true)
  }
  switch (step.screen) {
    case 'list':
      return (
        <SubWalletList onCreate={() => goTo({ screen: 'name', name })} onMove={to => goTo({ screen: 'move', to })} />
      )
    case 'move':
      return <MoveMoney to={step.to} onMoved={move => goTo({ screen: 'moved', ...move }, true)} />
    case 'moved':
      return (
        <ActionDone
          title={t.movedTitle}
          text={t.movedText(money(step.halalas), step.from || t.mainWallet, step.to || t.mainWallet)}
          to={paths.subWallets}
        />
      )
    case 'name':
      return (
        <NameForm
          name={name}
          onName={setName}
          onCreated={pending => goTo({ screen: 'code', name: name.trim(), pending })}
        />
      )
    case 'code':
      return (
        <ConfirmAction
          pending={step.pending}
          subject={t.subject(step.name)}
          back={{ to: paths.subWallets, state: { screen: 'name', name: step.name } satisfies SubWalletStep }}
          startAt={paths.subWallets}
          onPending={pending => goTo({ ...step, pending }, true)}
          onDone={finish}
        />
      )
    case 'done':
      return <ActionDone title={t.doneTitle} text={t.doneText(step.name)} to={paths.subWallets} />
  }
}

interface NameFormProps {
  name: string
  onName: (name: string) => void
  onCreated: (pending: PendingAction) => void
}

function NameForm({ name, onName, onCreated }: NameFormProps) {
  const t = useTexts(subWallets)
  const { confirm, sendingCode } = useTexts(walletOtp)
  const navigate = useNavigate()
  // An error disappears while the person types, and returns only when the name is submitted again.
  const form = usePlinkForm({ defaultValues: { name }, reValidateMode: 'onSubmit' })
  const { create, ...problem } = useCreateWalletAction({ onCreated })
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
              dir="auto"
              onValueChange={text => {
                const clean = oneLine(text)
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
