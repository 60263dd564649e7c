import { Menu } from '@base-ui/react/menu';

interface ItemProps {
  readonly label: string;
  /** What cannot be done yet says so, and is not chosen. */
  readonly onClick?: () => void;
}

export function MenuItem({ label, onClick }: ItemProps) {
  return (
    <Menu.Item className="menu-item" disabled={onClick === undefined} onClick={onClick}>
      {label}
    </Menu.Item>
  );
}
