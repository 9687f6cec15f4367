import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { subWallets } from '#web/messages/sub-wallets.ts'
import { paths } from '#web/paths.ts'
import { ActionDone } from '../actions/ActionDone.tsx'
import { ConfirmAction } from '../actions/ConfirmAction.tsx'
import { NameForm } from './NameForm.tsx'
import { SubWalletList } from './SubWalletList.tsx'
import { type SubWalletStep, subWalletStepIn } from './sub-wallet-step.ts'

/** The sub-wallets, and the way to another one: a name, its code, and what has come of it. */
export function SubWalletsPage() {
  const t = useTexts(subWallets)
  const navigate = useNavigate()
  const step = subWalletStepIn(useLocation().state)
  // Outlives going back and forth between the screens.
  const [name, setName] = useState('name' in step ? step.name : '')

  const goTo = (next: SubWalletStep, replace = false) => navigate(paths.subWallets, { replace, state: next })
  const finish = () => {
    setName('')
    goTo({ screen: 'done', name: name.trim() }, true)
  }
  switch (step.screen) {
    case 'list':
      return <SubWalletList onCreate={() => goTo({ screen: 'name', name })} />
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
