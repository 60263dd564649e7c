import { Menu } from '@base-ui/react/menu';

interface ItemProps {
  readonly label: string;
  readonly onClick: () => void;
}

export function MenuItem({ label, onClick }: ItemProps) {
  return (
    <Menu.Item className="menu-item" onClick={onClick}>
      {label}
    </Menu.Item>
  );
}
