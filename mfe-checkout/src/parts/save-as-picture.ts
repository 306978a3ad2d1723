const edge = 1024;

/** Saves a picture as a PNG: the apps of banks read no SVG from a phone's gallery. */
export const saveAsPicture = async (source: string, name: string): Promise<void> => {
  const picture = new Image(edge, edge);
  picture.src = source;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge });
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, edge, edge);
  context.drawImage(picture, 0, 0, edge, edge);
  const link = Object.assign(document.createElement('a'), { href: canvas.toDataURL('image/png'), download: name });
  link.click();
};
