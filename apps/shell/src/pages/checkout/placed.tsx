import { useEffect, useRef } from 'react';
import type { OrderReceipt } from '@ministry/api-client';
import { basePath } from '@ministry/messages';
import { Icon } from '../../drawings/icon.tsx';
import { checkoutCopy as copy } from '../../features/store/checkout.copy.ts';
import css from './checkout.module.css';

/** Shown while the next page loads, and to a visitor who comes back. */
export function Placed({ receipt: { reference, orderUrl, redirect_url: payUrl } }: { receipt: OrderReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus(), []);
  return (
    <div className={css.placed}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="check" size={28} /> {copy.placed}
      </h2>
      <p className={css.reference}>{reference}</p>
      {payUrl === undefined ? null : <p>{copy.placedOpening}</p>}
      <a className="btn btn-nile" href={basePath + orderUrl}>
        {copy.seeOrder}
      </a>
    </div>
  );
}
