import { useEffect, useRef } from 'react';
import type { OrderReceipt } from '@ministry/api-client';
import { Icon } from '../../drawings/icon.tsx';
import { checkoutWords as words } from '../../features/store/checkout.content.ts';
import css from './checkout.module.css';

/** While the next page is on its way, and for whoever comes back to this one. */
export function Placed({ receipt: { reference, orderUrl, redirect_url: payUrl } }: { receipt: OrderReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus(), []);
  return (
    <div className={css.placed}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="check" size={28} /> {words.placed}
      </h2>
      <p className={css.reference}>{reference}</p>
      {payUrl === undefined ? null : <p>{words.placedOpening}</p>}
      <a className="btn btn-nile" href={orderUrl}>
        {words.seeOrder}
      </a>
    </div>
  );
}
