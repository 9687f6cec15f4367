import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { screening } from '#web/messages/screening.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { English } from '#web/ui/Ltr.tsx'

export function ReviewDialog({ reason }: { reason?: string }) {
  const t = useTexts(screening)
  const navigate = useNavigate()
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    navigate(paths.nafath)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.reviewTitle}
      description={
        <>
          <p>{reason ? <English>{reason}</English> : t.reviewText}</p>
          <p>{t.goesOnByItself}</p>
        </>
      }
      actions={<Button onClick={close}>{t.close}</Button>}
    />
  )
}
