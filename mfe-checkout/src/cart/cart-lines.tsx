import type { LineItem } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { CartLine } from './cart-line';
import { lineGroups } from './groups.rules';
import { PackageGroup } from './package-group';
import type { Removal } from './use-removal';

interface CartLinesProps {
  lines: LineItem[];
  removal: Removal;
}

/** Lines of the cart; those of a package are grouped. */
export const CartLines = ({ lines, removal }: CartLinesProps) => {
  const t = useMessages();
  return (
    <ul aria-label={t('nav.cart')}>
      {lineGroups(lines).map(group => {
        const items = group.lines.map(line => (
          <CartLine
            key={line.id}
            line={line}
            onRemove={() => void removal.remove(line)}
            onRequest={() => void removal.moveToWishes(line)}
            onSave={() => void removal.saveForLater(line)}
          />
        ));
        return group.isPackage ? (
          <PackageGroup key={group.key} group={group}>
            {items}
          </PackageGroup>
        ) : (
          items
        );
      })}
    </ul>
  );
};
