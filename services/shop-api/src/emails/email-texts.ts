import { text } from '../http/message';

/** Subject and body of emails to buyers. Body lines with a missing `{value}` are left out. */
export const emailTexts = {
  confirmed: {
    subject: text(
      '{number}: захиалга баталгаажлаа',
      '{number}: your order is confirmed',
      '{number}: заказ подтверждён',
      '{number}：订单已确认',
      '{number}: l’ordine è confermato',
    ),
    body: text(
      'Таны {number} дугаартай захиалгын төлбөр {total} орж ирлээ.\nКупон: {coupons}\n{bookings}',
      'We have received {total} for your order {number}.\nCoupons: {coupons}\n{bookings}',
      'Мы получили {total} за ваш заказ {number}.\nКупоны: {coupons}\n{bookings}',
      '我们已收到订单 {number} 的付款 {total}。\n优惠券：{coupons}\n{bookings}',
      'Abbiamo ricevuto {total} per il tuo ordine {number}.\nCoupon: {coupons}\n{bookings}',
    ),
  },
  unmatched_payment: {
    subject: text(
      '{number}: төлбөрийг тань буцааж байна',
      '{number}: we are returning a payment to you',
      '{number}: мы возвращаем ваш платёж',
      '{number}：我们正在退还您的一笔付款',
      '{number}: ti restituiamo un pagamento',
    ),
    body: text(
      '{number} дугаартай захиалгад {amount} орж ирсэн боловч энэ төлбөр шаардлагагүй болсон эсвэл дүн нь таарсангүй. Мөнгийг тань төлсөн хэрэгслээр чинь буцаана. Танаас нэмж хийх зүйл байхгүй.',
      'We have received {amount} for your order {number}, but this payment came too late, came a second time or was not the amount we asked for. It goes back the way it came; you need not do anything.',
      'Мы получили {amount} за заказ {number}, но этот платёж пришёл слишком поздно, повторно или с другой суммой. Деньги вернутся тем же способом; от вас ничего не требуется.',
      '我们收到了订单 {number} 的付款 {amount}，但该笔付款逾期、重复或金额不符。款项将原路退回，您无需任何操作。',
      'Abbiamo ricevuto {amount} per l’ordine {number}, ma il pagamento è arrivato tardi, due volte o con un importo diverso. Ti verrà restituito per la stessa via; non devi fare nulla.',
    ),
  },
  overpaid: {
    subject: text(
      '{number}: илүү төлсөн мөнгийг тань буцаана',
      '{number}: you have paid more than was due',
      '{number}: вы заплатили больше, чем нужно',
      '{number}：您多付了款项',
      '{number}: hai pagato più del dovuto',
    ),
    body: text(
      'Таны {number} дугаартай захиалгад {amount} илүү шилжүүлсэн байна. Захиалга тань төлөгдсөн, илүү мөнгийг шилжүүлсэн дансанд тань ажлын 3–5 өдөрт буцаана.',
      'You have transferred {amount} more than was due for {number}. It is paid in full, and we will transfer the rest back to the account it came from within 3–5 working days.',
      'За {number} вы перевели на {amount} больше. Заказ оплачен, излишек мы вернём на счёт отправителя в течение 3–5 рабочих дней.',
      '您为 {number} 多转了 {amount}。订单已付清，多付部分将在3–5个工作日内退回付款账户。',
      'Per {number} hai versato {amount} in più. È tutto pagato e restituiremo la differenza sul conto di provenienza entro 3–5 giorni lavorativi.',
    ),
  },
  receipt: {
    subject: text(
      '{number}: төлбөрийн баримт',
      '{number}: your receipt',
      '{number}: чек',
      '{number}：付款凭证',
      '{number}: la ricevuta',
    ),
    body: text(
      'Таны {number} дугаартай захиалгын НӨАТ-ын баримтыг хавсаргав.\nДДТД: {ddtd}\nСугалаа: {lottery}',
      'The VAT receipt of your order {number} is attached.\nDDTD: {ddtd}\nLottery: {lottery}',
      'К письму приложен чек НДС по заказу {number}.\nДДТД: {ddtd}\nЛотерея: {lottery}',
      '附件为订单 {number} 的增值税凭证。\nDDTD：{ddtd}\n抽奖号：{lottery}',
      'In allegato la ricevuta IVA dell’ordine {number}.\nDDTD: {ddtd}\nLotteria: {lottery}',
    ),
  },
  ready: {
    subject: text(
      '{number}: захиалга хүргэхэд бэлэн',
      '{number}: your order is ready to be delivered',
      '{number}: заказ готов к доставке',
      '{number}：订单已备好，准备配送',
      '{number}: l’ordine è pronto per la consegna',
    ),
    body: text(
      'Таны {number} дугаартай захиалгыг бэлтгэж дууслаа. Удахгүй хүргэлтэд гарна.',
      'Your order {number} is packed and will be on its way soon.',
      'Ваш заказ {number} собран и скоро отправится к вам.',
      '您的订单 {number} 已备好，即将发出。',
      'Il tuo ordine {number} è pronto e partirà a breve.',
    ),
  },
  ready_for_pickup: {
    subject: text(
      '{number}: захиалгаа авч болно',
      '{number}: your order can be fetched',
      '{number}: заказ можно забрать',
      '{number}：订单可以自提',
      '{number}: l’ordine può essere ritirato',
    ),
    body: text(
      'Таны {number} дугаартай захиалга бэлэн боллоо.\nАвах газар: {place}\nАвах хүн: {receiver}',
      'Your order {number} is ready.\nFetch it at: {place}\nTo be fetched by: {receiver}',
      'Ваш заказ {number} готов.\nМесто выдачи: {place}\nПолучатель: {receiver}',
      '您的订单 {number} 已备好。\n自提点：{place}\n取货人：{receiver}',
      'Il tuo ordine {number} è pronto.\nRitiro: {place}\nRitira: {receiver}',
    ),
  },
  shipped: {
    subject: text(
      '{number}: захиалга замдаа гарлаа',
      '{number}: your order is on its way',
      '{number}: заказ в пути',
      '{number}：订单已发出',
      '{number}: l’ordine è in viaggio',
    ),
    body: text(
      'Таны {number} дугаартай захиалга хүргэлтэд гарлаа.\nИлгээмжийн дугаар: {tracking}',
      'Your order {number} is on its way.\nTracking number: {tracking}',
      'Ваш заказ {number} в пути.\nНомер отправления: {tracking}',
      '您的订单 {number} 已发出。\n运单号：{tracking}',
      'Il tuo ordine {number} è in viaggio.\nNumero di spedizione: {tracking}',
    ),
  },
  delivered: {
    subject: text(
      '{number}: захиалга хүргэгдлээ',
      '{number}: your order has been delivered',
      '{number}: заказ доставлен',
      '{number}：订单已送达',
      '{number}: l’ordine è stato consegnato',
    ),
    body: text(
      'Таны {number} дугаартай захиалга хүргэгдлээ. Буцаах бол захиалгынхаа хуудаснаас хүсэлт гаргана уу.',
      'Your order {number} has been delivered. Should you wish to return something, ask for it on the page of the order.',
      'Ваш заказ {number} доставлен. Если хотите что-то вернуть, оформите запрос на странице заказа.',
      '您的订单 {number} 已送达。如需退货，请在订单页面提出申请。',
      'Il tuo ordine {number} è stato consegnato. Se vuoi restituire qualcosa, chiedilo nella pagina dell’ordine.',
    ),
  },
  return_approved: {
    subject: text(
      '{return}: буцаалтыг зөвшөөрлөө',
      '{return}: your return is accepted',
      '{return}: возврат одобрен',
      '{return}：退货申请已通过',
      '{return}: il reso è accettato',
    ),
    body: text(
      '{number} дугаартай захиалгын буцаалтыг зөвшөөрлөө. Буцаан олгох дүн: {amount}\n{note}',
      'We accept the return of order {number}. To be refunded: {amount}\n{note}',
      'Возврат по заказу {number} одобрен. К возврату: {amount}\n{note}',
      '订单 {number} 的退货申请已通过。退款金额：{amount}\n{note}',
      'Accettiamo il reso dell’ordine {number}. Da rimborsare: {amount}\n{note}',
    ),
  },
  return_refused: {
    subject: text(
      '{return}: буцаалтыг зөвшөөрөх боломжгүй',
      '{return}: your return is not accepted',
      '{return}: в возврате отказано',
      '{return}：退货申请未通过',
      '{return}: il reso non è accettato',
    ),
    body: text(
      '{number} дугаартай захиалгын буцаалтыг зөвшөөрөх боломжгүй байна.\n{note}',
      'We cannot accept the return of order {number}.\n{note}',
      'Мы не можем принять возврат по заказу {number}.\n{note}',
      '我们无法接受订单 {number} 的退货申请。\n{note}',
      'Non possiamo accettare il reso dell’ordine {number}.\n{note}',
    ),
  },
  return_payable: {
    subject: text(
      '{return}: мөнгийг тань шилжүүлнэ',
      '{return}: your money will be transferred',
      '{return}: деньги будут переведены',
      '{return}：退款将转账给您',
      '{return}: il rimborso verrà trasferito',
    ),
    body: text(
      '{number} дугаартай захиалгын {amount}-ийг ажлын 3–5 өдөрт таны данс руу шилжүүлнэ.',
      'We will transfer {amount} of order {number} to your bank account within 3–5 working days.',
      'Мы переведём {amount} по заказу {number} на ваш счёт в течение 3–5 рабочих дней.',
      '订单 {number} 的 {amount} 将在3–5个工作日内转入您的账户。',
      'Trasferiremo {amount} dell’ordine {number} sul tuo conto entro 3–5 giorni lavorativi.',
    ),
  },
  return_refunded: {
    subject: text(
      '{return}: мөнгийг тань буцаалаа',
      '{return}: your money has been given back',
      '{return}: деньги возвращены',
      '{return}：退款已完成',
      '{return}: il rimborso è stato fatto',
    ),
    body: text(
      '{number} дугаартай захиалгын {amount}-ийг буцаан олголоо.',
      'We have given {amount} of order {number} back.',
      'Мы вернули {amount} по заказу {number}.',
      '订单 {number} 的 {amount} 已退还。',
      'Abbiamo rimborsato {amount} dell’ordine {number}.',
    ),
  },
} as const;

export type EmailKind = keyof typeof emailTexts;
