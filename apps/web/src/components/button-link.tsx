import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router';

type ButtonLinkProps = ButtonProps<typeof Link, { component?: never }>;

export function ButtonLink({ component: _, ...props }: ButtonLinkProps) {
  return <Button {...props} component={Link} />;
}
