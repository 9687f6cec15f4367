interface IconProps {
  className?: string
}

/** Decorative, hidden from screen readers. A directional icon is mirrored in right-to-left text. */
function Icon({ path, directional, className = 'size-6' }: IconProps & { path: string; directional?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={directional ? `${className} rtl:-scale-x-100` : className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

export const ArrowForwardIcon = (props: IconProps) => <Icon {...props} directional path="M5 12h14M13 6l6 6-6 6" />

export const ArrowBackIcon = (props: IconProps) => <Icon {...props} directional path="M19 12H5M11 6l-6 6 6 6" />

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} path="M6 9l6 6 6-6" />

export const TagIcon = (props: IconProps) => (
  <Icon {...props} path="M4 4h7.2l8.3 8.3a1.5 1.5 0 0 1 0 2.1l-5.1 5.1a1.5 1.5 0 0 1-2.1 0L4 11.2ZM8.2 8.2h.01" />
)

export const CheckIcon = (props: IconProps) => <Icon {...props} path="M5 12.5l4.5 4.5L19 7.5" />

export const CheckCircleIcon = (props: IconProps) => (
  <Icon {...props} path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 12.3l2.8 2.8L16 9.6" />
)

export const CloseIcon = (props: IconProps) => <Icon {...props} path="M6 6l12 12M18 6L6 18" />

export const InfoIcon = (props: IconProps) => (
  <Icon {...props} path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5M12 7.8v.2" />
)

export const PulseIcon = (props: IconProps) => <Icon {...props} path="M3 12h4l3-7 4 14 3-7h4" />

export const BlockIcon = (props: IconProps) => (
  <Icon {...props} path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM5.7 5.7l12.6 12.6" />
)

export const AlertIcon = (props: IconProps) => (
  <Icon {...props} path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7.5v5.5M12 16v.2" />
)

export const WarningIcon = (props: IconProps) => (
  <Icon {...props} path="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 16.8v.2" />
)

export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z"
  />
)

export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3.2 3.8M6.3 7.5A16.5 16.5 0 0 0 2.5 12s3.5 6.5 9.5 6.500c1.5 0 2.8-.4 4-.9M10 10a3 3 0 0 0 4.1 4.2"
  />
)

export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M18.4 5.600l-1.1 1.100M6.7 17.300l-1.1 1.1"
  />
)

export const MoonIcon = (props: IconProps) => (
  <Icon {...props} path="M20 14.500A8.3 8.3 0 0 1 9.5 4 8.3 8.3 0 1 0 20 14.500Z" />
)

export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M8 3h8a1.5 1.5 0 0 1 1.5 1.500v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.500v-15A1.5 1.5 0 0 1 8 3ZM11 17.800h2"
  />
)

export const ClockIcon = (props: IconProps) => (
  <Icon {...props} path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7.500V12l3 2" />
)

export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.500a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 18.500V7a1.5 1.5 0 0 1 1.5-1.500ZM4 10h16M8 3.500v4M16 3.500v4"
  />
)

export const ShieldIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 3.500l7.5 2.800v5.200c0 4.3-3 7.6-7.5 9-4.5-1.4-7.5-4.7-7.5-9V6.300L12 3.500ZM8.7 12l2.3 2.3 4.3-4.4"
  />
)

export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M7 11h10a1.5 1.5 0 0 1 1.5 1.500v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.500v-6A1.5 1.5 0 0 1 7 11ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3"
  />
)

export const IdCardIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM10.5 10.500a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM6 15.500c.5-1.3 1.5-2 2.8-2s2.3.7 2.8 2M14.5 10h3.500M14.5 13.500h3.5"
  />
)

export const DocumentIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M7 3h7l5 5v11.500a1.5 1.5 0 0 1-1.5 1.500h-10.500A1.5 1.5 0 0 1 5.5 19.500v-15A1.5 1.5 0 0 1 7 3ZM13.5 3.300V8.500h5.200M9 13h6M9 16.500h6"
  />
)

export const ApprovalIcon = (props: IconProps) => (
  <Icon {...props} path="M4 12V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6M8 12l3 3 5-6" />
)
export const PeopleIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12.5 8.500a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM3 19.500c.5-3.2 2.9-5 6.2-5s5.7 1.8 6.2 5M15.5 5.400a3.3 3.3 0 0 1 0 6.200M17.5 14.900c2 .7 3.2 2.3 3.5 4.6"
  />
)

export const BuildingIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5 20.500V5.500A1.5 1.5 0 0 1 6.5 4h7A1.5 1.5 0 0 1 15 5.500v15M15 10h2.500A1.5 1.5 0 0 1 19 11.500v9M3 20.500h18M8.5 8h3M8.5 12h3M8.5 16h3"
  />
)

export const ShopIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 10v8.500A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.500V10M3.5 9l1.7-4.500h13.600L20.5 9a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0ZM10 20v-5h4v5"
  />
)

export const LaptopIcon = (props: IconProps) => (
  <Icon {...props} path="M6 5h12a1.5 1.5 0 0 1 1.5 1.500V15h-15V6.500A1.5 1.5 0 0 1 6 5ZM2.5 18.500h19" />
)

export const WalletIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5.5 6H18a1.5 1.5 0 0 1 1.5 1.500V9M5.5 6A2 2 0 0 1 5.5 5.500L16 3.500V6M4 7.500v10A2.5 2.5 0 0 0 6.5 20H18a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2H5.500A1.5 1.5 0 0 1 4 7.500ZM16 14.500v.2"
  />
)

export const ExternalIcon = (props: IconProps) => (
  <Icon
    {...props}
    directional
    path="M14 4.500h5.500V10M19.5 4.500l-8.5 8.500M17.5 13.500V18a1.5 1.5 0 0 1-1.5 1.500H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.500h4.5"
  />
)

export const RefreshIcon = (props: IconProps) => (
  <Icon {...props} path="M19.5 8.500A8 8 0 0 0 5 8M4.5 15.500A8 8 0 0 0 19 16M19.5 4v4.500H15M4.5 20v-4.500H9" />
)

export const CopyIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9 8.500h9A1.5 1.5 0 0 1 19.5 10v9a1.5 1.5 0 0 1-1.5 1.500H9A1.5 1.5 0 0 1 7.5 19v-9A1.5 1.5 0 0 1 9 8.500ZM15.5 5A1.5 1.5 0 0 0 14 3.500H6A1.5 1.5 0 0 0 4.5 5v9A1.5 1.5 0 0 0 6 15.5"
  />
)

export const BeakerIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9 3.500h6M10 3.500v6L4.8 18.300A1.5 1.5 0 0 0 6.1 20.500h11.800a1.5 1.5 0 0 0 1.3-2.200L14 9.500v-6M7.5 14.500h9"
  />
)

export const MenuIcon = (props: IconProps) => <Icon {...props} path="M4 7h16M4 12h16M4 17h16" />

export const DashboardIcon = (props: IconProps) => (
  <Icon {...props} path="M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z" />
)

export const SettingsIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 7h7M17 7h3M4 17h3M13 17h7M14 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM10 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
  />
)

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props} directional path="M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10M16.5 8.5L20 12l-3.5 3.5" />
)

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M17 10.500a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0ZM15.200 15.200L20 20" />
)

export const BellIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M18 15.500V11a6 6 0 0 0-12 0v4.500L4.500 18h15L18 15.500ZM10 20.500a2.200 2.200 0 0 0 4 0M12 5V3.500"
  />
)

export const PersonIcon = (props: IconProps) => (
  <Icon {...props} path="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.500 20.500c.8-4 3.600-6 7.500-6s6.700 2 7.500 6" />
)

export const TransactionsIcon = (props: IconProps) => (
  <Icon {...props} path="M8 20V4.500M4 8.500l4-4 4 4M16 4v15.500M12 15.500l4 4 4-4" />
)

export const ServicesIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M10.500 7a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0ZM20.500 7a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0ZM10.500 17a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0ZM17 13.500v7M13.500 17h7"
  />
)

export const TransferIcon = (props: IconProps) => (
  <Icon {...props} directional path="M4 9h15.500M15.500 5l4 4-4 4M20 15.500H4.500M8.500 19.500l-4-4" />
)

export const CardIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5 5.500h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 10h18M6.500 14.500h4"
  />
)

export const BillIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M6 3.500h12V20.500l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500-2 1.500V3.500ZM9.500 8h5M9.500 11.500h5M9.500 15h3"
  />
)

export const TopUpIcon = (props: IconProps) => (
  <Icon {...props} path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 8v8M8 12h8" />
)

export const SupportIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 15v-3a8 8 0 0 1 16 0v3M4 14h2.500v5H5.500A1.500 1.500 0 0 1 4 17.500V14ZM20 14h-2.500v5M20 14v4a2.500 2.500 0 0 1-2.500 2.500H13"
  />
)

export const DownloadIcon = (props: IconProps) => <Icon {...props} path="M12 4v11M7.5 11l4.5 4.500 4.5-4.500M5 20h14" />

export const PrintIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M7.5 8.500v-5h9v5M7.5 17.500H5.500A1.500 1.500 0 0 1 4 16v-6A1.500 1.500 0 0 1 5.500 8.500h13A1.500 1.500 0 0 1 20 10v6a1.500 1.500 0 0 1-1.500 1.500H16.500M7.5 14.500h9v6h-9Z"
  />
)

export const FilterIcon = (props: IconProps) => <Icon {...props} path="M4 7h16M7 12h10M10 17h4" />

export const PowerIcon = (props: IconProps) => <Icon {...props} path="M12 3.500v8M7.500 6.200a8 8 0 1 0 9 0" />

export const GaugeIcon = (props: IconProps) => (
  <Icon {...props} path="M5.5 18.500a9 9 0 1 1 13 0M12 14.500l4-4.500M12 13a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z" />
)

export const SubWalletsIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5.5 9.500h13A1.5 1.5 0 0 1 20 11v7a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 18v-7A1.5 1.5 0 0 1 5.500 9.500ZM6 6.500h12M8 3.500h8M16 14.500v.2"
  />
)

export const PlusIcon = (props: IconProps) => <Icon {...props} path="M12 5v14M5 12h14" />

export const ArrowUpIcon = (props: IconProps) => <Icon {...props} path="M12 19V5M6 11l6-6 6 6" />

export const ArrowDownIcon = (props: IconProps) => <Icon {...props} path="M12 5v14M6 13l6 6 6-6" />

export const GripIcon = (props: IconProps) => (
  <Icon {...props} path="M9 6v.2M15 6v.2M9 12v.2M15 12v.2M9 18v.2M15 18v.2" />
)
