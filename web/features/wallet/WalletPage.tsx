import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useGetWallet } from '#web/api/generated/wallet.ts'
import { ActionError, LoadError } from '#web/layouts/errors.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed, RoleNotice } from '#web/layouts/RoleNotice.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { LockoutDialog } from '#web/money/codes/LockoutDialog.tsx'
import { clearStatusFlags, type StatusAction, type StatusState } from '#web/money/codes/status-flags.ts'
import { ServiceIcon, ServiceLink } from '#web/money/ServiceLink.tsx'
import { paths } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { GaugeIcon, PowerIcon, SubWalletsIcon } from '#web/ui/icons.tsx'
import { Switch } from '#web/ui/inputs/Switch.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useCreateWalletAction } from './actions/use-create-wallet-action.ts'
import { wallet } from './wallet.messages.ts'

export function WalletPage() {
  const t = useTexts(wallet)
  useEffect(clearStatusFlags, [])
  return (
    <>
      <PageHeading title={t.title} />
      <RoleNotice operation="createWalletAction" />
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        <li>
          <StatusRow />
        </li>
        <li>
          <ServiceLink to={paths.limits} icon={<GaugeIcon />} title={t.limitsTitle} text={t.limitsText} />
        </li>
        <li>
          <ServiceLink
            to={paths.subWallets}
            icon={<SubWalletsIcon />}
            title={t.subWalletTitle}
            text={t.subWalletText}
          />
        </li>
      </ul>
    </>
  )
}

/** Whether money may leave the wallet. The switch asks for a confirmation first. */
function StatusRow() {
  const t = useTexts(wallet)
  const ids = useId()
  const { data, error, refetch } = useGetWallet()
  const [action, setAction] = useState<StatusAction | null>(null)
  const isActive = data?.status === 'active'
  if (error && !data) {
    return (
      <div className="p-5">
        <LoadError error={error} onTryAgain={refetch} />
      </div>
    )
  }
  return (
    <div className="flex items-center gap-4 p-5">
      <ServiceIcon>
        <PowerIcon />
      </ServiceIcon>
      <div className="grid flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={`${ids}-title`} className="font-semibold">
            {t.statusTitle}
          </span>
          {data?.frozen ? <StatusBadge tone="waiting">{t.frozen}</StatusBadge> : null}
          {data && !data.frozen ? (
            <StatusBadge tone={isActive ? 'success' : 'waiting'}>{t.status[data.status]}</StatusBadge>
          ) : null}
        </p>
        <p id={`${ids}-text`} className="text-sm text-muted">
          {data ? data.frozen ? t.frozenText : t.statusText[data.status] : <Skeleton className="h-5 w-3/5" />}
        </p>
      </div>
      <IfAllowed operation="createWalletAction">
        <Switch
          checked={isActive}
          busy={!data}
          labelledBy={`${ids}-title`}
          describedBy={`${ids}-text`}
          onPress={() => setAction(isActive ? 'deactivate' : 'activate')}
        />
      </IfAllowed>
      <StatusDialog asked={action} onClose={() => setAction(null)} />
    </div>
  )
}

interface StatusDialogProps {
  /** The action to confirm. Null while there is none. */
  asked: StatusAction | null
  onClose: () => void
}

/** Explains the consequences, then requests a code from the server. */
function StatusDialog({ asked, onClose }: StatusDialogProps) {
  const texts = useTexts(wallet)
  const { codeFirst, confirm, sendingCode } = useTexts(walletOtp)
  const { close } = useTexts(common)
  const navigate = useNavigate()
  const { create, isCreating, error, lockedUntil, forget } = useCreateWalletAction({
    onCreated: pending => {
      if (asked) navigate(paths.walletOtp, { state: { action: asked, pending } satisfies StatusState })
    },
  })
  const leave = () => {
    // The code was sent, and its screen is about to open.
    if (isCreating) return
    forget()
    onClose()
  }
  if (lockedUntil !== null) return <LockoutDialog until={lockedUntil} onEnd={leave} />
  const t = texts[asked ?? 'activate']
  return (
    <Dialog
      open={asked !== null}
      onClose={leave}
      title={t.title}
      description={
        <>
          <p>{t.text}</p>
          <p>{codeFirst}</p>
        </>
      }
      actions={
        <>
          <Button
            variant={asked === 'deactivate' ? 'danger' : 'primary'}
            busy={isCreating && sendingCode}
            onClick={() => asked && create({ type: asked })}
          >
            {confirm}
          </Button>
          <Button variant="secondary" onClick={leave}>
            {close}
          </Button>
        </>
      }
    >
      <ActionError error={error} />
    </Dialog>
  )
}
